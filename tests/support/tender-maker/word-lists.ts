// Invented-tender vocabulary for tests, chosen so that no name of the shipped sample is among it; never used by the product.
const listed = (words: string): string[] => words.split(",").map((word) => word.trim())

export const GIVEN_NAMES = listed(
  `Aarav, Abhilash, Aditi, Akshay, Alka, Amrita, Anand, Anjali, Arjun, Arpita, Ashok, Bharat, Bindu, Charu, Chetan, Deepa,
  Devika, Dinesh, Esha, Farida, Ganesh, Gauri, Girish, Hema, Hitesh, Imran, Indira, Ishaan, Jagdish, Jaya, Jyoti, Kamala,
  Karthik, Kavita, Kiran, Kunal, Lata, Leena, Mahesh, Manisha, Meera, Mohan, Mukesh, Nalini, Nandini, Naveen, Neeraj, Nikhil,
  Omkar, Padma, Pallavi, Pankaj, Parvez, Pooja, Prakash, Radhika, Rajat, Ramesh, Rekha, Ritu, Rohan, Sachin, Sadhana, Sameer,
  Sangeeta, Shalini, Shankar, Smita, Sonal, Sunil, Swati, Tanvi, Tejas, Uma, Usha, Varun, Vasudha, Vikram, Vinita, Yash`,
)

export const SURNAMES = listed(
  `Agarwal, Ahuja, Apte, Baruah, Bhandari, Bhosale, Bordoloi, Chandran, Chatterjee, Chavan, Dalvi, Das, Deshmukh, Dixit,
  D'Souza, Fernandes, Gaikwad, Ghosh, Gogoi, Gowda, Hegde, Iyer, Jadhav, Joshi, Kale, Kamath, Kapoor, Khanna, Kulkarni, Kurian,
  Lal, Lobo, Mahajan, Malhotra, Mehta, Menon, Mishra, Mukherjee, Nadar, Nair, Narang, Oberoi, Ojha, Padhi, Pai, Panda, Pandey,
  Patil, Pereira, Phukan, Pillai, Qureshi, Rathore, Rawat, Sahoo, Saikia, Sawant, Saxena, Sen, Shetty, Shinde, Sinha, Solanki,
  Srivastava, Talwar, Tandon, Thakur, Thomas, Tiwari, Varghese, Verma, Vyas, Wagle, Yadav, Zacharia`,
)

/** Town, then its state. */
export const PLACES: readonly (readonly [string, string])[] = [
  ["Alibag", "Maharashtra"],
  ["Balasore", "Odisha"],
  ["Bhadravati", "Karnataka"],
  ["Bharuch", "Gujarat"],
  ["Bongaigaon", "Assam"],
  ["Chalakudy", "Kerala"],
  ["Chhindwara", "Madhya Pradesh"],
  ["Dhamtari", "Chhattisgarh"],
  ["Dindigul", "Tamil Nadu"],
  ["Gadag", "Karnataka"],
  ["Hazaribagh", "Jharkhand"],
  ["Jagdalpur", "Chhattisgarh"],
  ["Jorhat", "Assam"],
  ["Kannur", "Kerala"],
  ["Karad", "Maharashtra"],
  ["Karur", "Tamil Nadu"],
  ["Katihar", "Bihar"],
  ["Kolar", "Karnataka"],
  ["Mandsaur", "Madhya Pradesh"],
  ["Navsari", "Gujarat"],
  ["Osmanabad", "Maharashtra"],
  ["Palakkad", "Kerala"],
  ["Purnia", "Bihar"],
  ["Ratnagiri", "Maharashtra"],
  ["Rewari", "Haryana"],
  ["Sambalpur", "Odisha"],
  ["Shivpuri", "Madhya Pradesh"],
  ["Sikar", "Rajasthan"],
  ["Tezpur", "Assam"],
  ["Theni", "Tamil Nadu"],
  ["Tonk", "Rajasthan"],
  ["Udupi", "Karnataka"],
  ["Valsad", "Gujarat"],
  ["Wardha", "Maharashtra"],
]

export const AUTHORITY_KINDS: readonly (readonly [string, string])[] = [
  ["Urban Works Authority", "UWA"],
  ["City Improvement Trust", "CIT"],
  ["Municipal Projects Agency", "MPA"],
  ["District Building Corporation", "DBC"],
  ["Roads and Waterways Board", "RWB"],
  ["Development Works Directorate", "DWD"],
  ["Civic Engineering Commission", "CEC"],
]

export const OFFICERS = listed(
  `Executive Engineer (Projects), Chief Engineer (Civil), Deputy Director (Works), Head of Procurement, City Engineer,
  Additional Chief Engineer, Divisional Engineer (Construction)`,
)

/** `work` stands before "at <place>"; `noun` also stands in the scope of a similar past work. */
export const WORK_KINDS = [
  { work: "Construction of RCC irrigation canal with cross regulators", noun: "canal", similar: "a lined canal" },
  { work: "Construction of multi-cell box culvert with approaches", noun: "culvert", similar: "a box culvert" },
  {
    work: "Construction of RCC retaining wall along the river front",
    noun: "retaining wall",
    similar: "a retaining wall",
  },
  {
    work: "Construction of underground utility duct along the ring road",
    noun: "duct",
    similar: "an RCC utility duct",
  },
  { work: "Construction of minor bridge with return walls", noun: "bridge", similar: "a minor bridge" },
  { work: "Construction of clear-water reservoir with inlet works", noun: "reservoir", similar: "an RCC reservoir" },
  { work: "Construction of pedestrian subway with ramps", noun: "subway", similar: "a pedestrian or vehicular subway" },
  { work: "Construction of sea wall with promenade", noun: "sea wall", similar: "a sea wall or flood wall" },
  { work: "Construction of effluent channel with settling bays", noun: "channel", similar: "an RCC channel" },
] as const

export const FIRM_NAMES = listed(
  `Nilgai, Saptarang, Meghdoot, Kesaria, Samudrika, Vajrakot, Himavant, Chandrika, Panchvati, Sahyog, Aravali Crest, Banyan Gate,
  Copper Lotus, Deepstambh, Emerald Ghat, Fourth Meridian, Garudadri, Highfield, Indigo Span, Jalsetu, Kalinga Arc, Lohpath`,
)

export const FIRM_KINDS = listed(
  "Constructions Limited, Engineers Private Limited, Infra Builders LLP, Projects Private Limited, Contractors and Sons",
)

/** Past works that may turn out the excluded one; none is of a kind that counts as similar. */
export const OTHER_WORKS = [
  { name: "Renovation of ferry pontoon at", scope: "Steel pontoons, mooring piles and gangway" },
  { name: "Widening of ghat road near", scope: "Hill cutting, breast walls and pavement" },
  { name: "Grain silo foundations at", scope: "Raft foundations on stone columns" },
  { name: "Stadium terraces at", scope: "Precast terraces and roof columns" },
  { name: "Repair of lighthouse tower near", scope: "Grouting of masonry and a new lantern gallery" },
  { name: "Cold storage building at", scope: "Insulated halls with loading dock" },
  { name: "Railway goods platform at", scope: "Platform wall, shed and paving" },
  { name: "Airstrip resurfacing near", scope: "Milling, overlay and markings" },
  { name: "Hostel block for the polytechnic at", scope: "Framed building of four floors" },
  { name: "Bus terminus at", scope: "Bays, canopy and underground tank" },
] as const

/** What people talk and write about beside their work. */
export const TOPICS = listed(
  `bamboo bicycles, pepper harvest, monsoon photography, old radio sets, temple kitchens, glider flying, rooftop beekeeping,
  coin collecting, hand-woven carpets, mountain railways, chess endgames, kite festivals, tidal pools, solar cookers, jazz trumpets,
  millet recipes, river dolphins, letterpress printing, desert camping, stone carving, bird ringing, vintage scooters, mango grafting,
  night trains, paper boats, ham radio, clay ovens, stepwells, coral reefs, wind harps, village theatre, snow leopards, sitar tuning,
  tea blending, star charts, cave paintings, wooden toys, puppet shows, lotus ponds, silk dyeing, fossil hunting, long-distance swimming`,
)
