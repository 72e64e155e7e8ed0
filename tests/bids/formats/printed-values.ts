// Values as tenders print them, each with what it must be read as. It holds no expectation about how they are read.
import type { ReadingContext, ReadingFlag, ReadingRemark, ValueKind } from "@/lib/bids/formats/reading"

export type PrintedValue = {
  kind: ValueKind
  text: string
  context?: ReadingContext
  /** What must be read, or the flag that must be raised. */
  expect:
    | {
        canonical: string
        currency?: string
        unit?: string
        zone?: string
        anchor?: string
        condition?: string
        remark?: ReadingRemark
      }
    | { flag: ReadingFlag }
}

const india: ReadingContext = { defaultZone: "Asia/Kolkata" }
const rupees = (canonical: string) => ({ canonical, currency: "INR" })
const inIndia = (canonical: string) => ({ canonical, zone: "Asia/Kolkata" })

const money: PrintedValue[] = [
  { kind: "money", text: "Rs. 15,00,000/-", expect: rupees("1500000.00") },
  { kind: "money", text: "Rs.15,00,000/ -", expect: rupees("1500000.00") },
  { kind: "money", text: "Rs.15,00,000/=", expect: rupees("1500000.00") },
  { kind: "money", text: "Rs. 1,80,000/--", expect: rupees("180000.00") },
  { kind: "money", text: "₹१५,००,०००", expect: rupees("1500000.00") },
  { kind: "money", text: "`15,00,000", expect: rupees("1500000.00") },
  { kind: "money", text: "38,64,479.55/-", expect: rupees("3864479.55") },
  { kind: "money", text: "Rs. 1.50 Lacs", expect: rupees("150000.00") },
  { kind: "money", text: "100 Lakh (s)", expect: rupees("10000000.00") },
  { kind: "money", text: "Rs. 1.5 lakh crore", expect: rupees("1500000000000.00") },
  { kind: "money", text: "5Cr.", expect: rupees("50000000.00") },
  { kind: "money", text: "Rs. 15 lakh 50 thousand", expect: rupees("1550000.00") },
  { kind: "money", text: "Rs. Five Lakh Only", expect: rupees("500000.00") },
  { kind: "money", text: "Rs.25, 000 (Rs. Twenty five thousand)", expect: rupees("25000.00") },
  { kind: "money", text: "250,000 INR. (TWo lacs Fifty Thousand", expect: rupees("250000.00") },
  {
    kind: "money",
    text: "Rupees Twenty-seven Lakh Fifty-three thousand Six hundred Eighty-one rupees and Forty-five paisa only",
    expect: rupees("2753681.45"),
  },
  {
    kind: "money",
    text: "Rs.12,34,567.89 (Rupees Twelve lakh thirty four thousand five hundred sixty seven and paise eighty nine only)",
    expect: rupees("1234567.89"),
  },
  { kind: "money", text: "Rs. 6400.00+18% GST (Rs. 1152)=Rs. 7552.00", expect: rupees("7552.00") },
  { kind: "money", text: "Rs. 6400.00+18% GST (Rs. 1152)=Rs. 8552.00", expect: { flag: "CONFLICT" } },
  { kind: "money", text: "Earnest Money @2% Value of contract amounting Rs.64,180/-", expect: rupees("64180.00") },
  { kind: "money", text: "(Rs. in lakhs) 15.00", expect: { ...rupees("1500000.00"), remark: "HEADER_UNIT" } },
  {
    kind: "money",
    text: "15.00",
    context: { columnHeader: "Turnover (Rs. in lakhs)" },
    expect: { ...rupees("1500000.00"), remark: "HEADER_UNIT" },
  },
  { kind: "money", text: "8533728", context: { defaultCurrency: "INR" }, expect: rupees("8533728.00") },
  { kind: "money", text: "8533728", expect: { flag: "CURRENCY_UNKNOWN" } },
  { kind: "money", text: "See clause 45", context: { defaultCurrency: "INR" }, expect: { flag: "CURRENCY_UNKNOWN" } },
  { kind: "money", text: "28.10.2026", context: { defaultCurrency: "INR" }, expect: { flag: "CURRENCY_UNKNOWN" } },
  { kind: "money", text: "CR/2026/45", context: { defaultCurrency: "INR" }, expect: { flag: "CURRENCY_UNKNOWN" } },
  { kind: "money", text: "Rs. 0/-", expect: rupees("0.00") },
  { kind: "money", text: "NA", expect: { flag: "MISSING_IN_DOCUMENT" } },
  { kind: "money", text: "Exempted", expect: { flag: "CONDITIONAL" } },
  {
    kind: "money",
    text: "Exempted as per clause 5",
    context: { defaultCurrency: "INR" },
    expect: { flag: "CONDITIONAL" },
  },
  {
    kind: "money",
    text: "for MSME units 7,00,000/- ; for Non-MSME units 12,00,000/-",
    expect: { flag: "CONDITIONAL" },
  },
  {
    kind: "money",
    text: "Rs. 8,00,000/- for MSME bidders",
    expect: { ...rupees("800000.00"), condition: "for MSME bidders" },
  },
  { kind: "money", text: "earnest money deposit of 01% contract value", expect: { flag: "DERIVED" } },
  {
    kind: "money",
    text: "2% of estimated cost subject to max Rs 25 lakh (E = Rs 36 crore)",
    expect: { flag: "DERIVED" },
  },
  { kind: "money", text: "Rs.12,00,000/- (Rupees Fifteen Lakh only)", expect: { flag: "CONFLICT" } },
  { kind: "money", text: "Rs. 15.00.000/-", expect: { flag: "AMBIGUOUS" } },
  { kind: "money", text: "Rs. 15,00,00/-", expect: { flag: "AMBIGUOUS" } },
  { kind: "money", text: "Rs. 5,00,000/- and Rs. 6,00,000/-", expect: { flag: "AMBIGUOUS" } },
  { kind: "money", text: "Rs 1.005", expect: { flag: "AMBIGUOUS" } },
  { kind: "money", text: "Rs 1.0055", expect: { flag: "INVALID" } },
  { kind: "money", text: "$1,500,000 dollars", expect: { canonical: "1500000.00", currency: "USD" } },
  { kind: "money", text: "USD 1.5 mn", expect: { canonical: "1500000.00", currency: "USD" } },
  { kind: "money", text: "1 500 000 €", expect: { canonical: "1500000.00", currency: "EUR" } },
  { kind: "money", text: "1.500.000,00 €", expect: { canonical: "1500000.00", currency: "EUR" } },
  { kind: "money", text: "£1.2m", expect: { canonical: "1200000.00", currency: "GBP" } },
  { kind: "money", text: "Rs 450 per 100 sqm", expect: { ...rupees("450.00"), unit: "per 100 sqm" } },
  { kind: "money", text: "Rs 15,00,000 in place of Rs 12,00,000", expect: rupees("1500000.00") },
  { kind: "money", text: "In place of Rs 12,00,000, the EMD shall be Rs 15,00,000", expect: rupees("1500000.00") },
  { kind: "money", text: "For 'Rs. 12,00,000/-' read 'Rs. 15,00,000/-'", expect: rupees("1500000.00") },
  { kind: "money", text: "Rs. 12,00,000/- shall be read as Rs. 15,00,000/-", expect: rupees("1500000.00") },
  { kind: "money", text: "EMD is enhanced from Rs. 12,00,000/- to Rs. 15,00,000/-", expect: rupees("1500000.00") },
  { kind: "money", text: "EMD is increased by Rs 2,00,000", expect: { flag: "DERIVED" } },
  { kind: "money", text: "instead of Rs. 12,00,000/-", expect: { flag: "AMBIGUOUS" } },
]

const instants: PrintedValue[] = [
  { kind: "instant", text: "28.10.2026 upto 15:00 hrs", context: india, expect: inIndia("2026-10-28T15:00:00+05:30") },
  { kind: "instant", text: "20.11.2025 18:00Hrs.", context: india, expect: inIndia("2025-11-20T18:00:00+05:30") },
  { kind: "instant", text: "06/03/2026 15.00Hrs", context: india, expect: inIndia("2026-03-06T15:00:00+05:30") },
  { kind: "instant", text: "07/03/2024 05:01 PM", context: india, expect: inIndia("2024-03-07T17:01:00+05:30") },
  { kind: "instant", text: "17/12/2026 3:00 PM", context: india, expect: inIndia("2026-12-17T15:00:00+05:30") },
  {
    kind: "instant",
    text: "17 December 2026 at 15:00 hours",
    context: india,
    expect: inIndia("2026-12-17T15:00:00+05:30"),
  },
  { kind: "instant", text: "21.08.2020 @ 12.00 PM", context: india, expect: inIndia("2020-08-21T12:00:00+05:30") },
  {
    kind: "instant",
    text: "20th April 2020 (Monday) (17:00 Hrs)",
    context: india,
    expect: inIndia("2020-04-20T17:00:00+05:30"),
  },
  {
    kind: "instant",
    text: "upto 12:00 hrs on Dt. 26.10.2012",
    context: india,
    expect: inIndia("2012-10-26T12:00:00+05:30"),
  },
  { kind: "instant", text: "03.03.2026 अपराह्न 03.00 बजे", context: india, expect: inIndia("2026-03-03T15:00:00+05:30") },
  { kind: "instant", text: "24:00 hrs of 31.03.2026", context: india, expect: inIndia("2026-04-01T00:00:00+05:30") },
  {
    kind: "instant",
    text: "on or before 13th January 2025, 1700 Hrs",
    context: { defaultZone: "Asia/Dubai" },
    expect: { canonical: "2025-01-13T17:00:00+04:00", zone: "Asia/Dubai" },
  },
  {
    kind: "instant",
    text: "December 27, 2021 4:00 pm prevailing Alaska Time",
    expect: { canonical: "2021-12-27T16:00:00-09:00", zone: "America/Anchorage" },
  },
  {
    kind: "instant",
    text: "no later than **4:00 pm** prevailing Alaska\nTime **July 27th, 2021**",
    context: india,
    expect: { canonical: "2021-07-27T16:00:00-08:00", zone: "America/Anchorage" },
  },
  {
    kind: "instant",
    text: "Monday, January 3, 2022",
    expect: { canonical: "2022-01-03", unit: "date", remark: "TIME_UNKNOWN" },
  },
  { kind: "instant", text: "17.12.2026 15:00 hrs", expect: { flag: "ZONE_UNKNOWN" } },
  { kind: "instant", text: "Saturday November 27th, 4:00 PM", context: india, expect: { flag: "YEAR_UNKNOWN" } },
  { kind: "instant", text: "XXXX upto 15:00 hrs.", context: india, expect: { flag: "MISSING_IN_DOCUMENT" } },
  { kind: "instant", text: "31.09.2026", context: india, expect: { flag: "INVALID" } },
  { kind: "instant", text: "Tuesday, 28.10.2026", context: india, expect: { flag: "CONFLICT" } },
  {
    kind: "instant",
    text: "received upto 1000 hrs of 03/04/2025, from 1000 Hrs to 1600 Hrs",
    context: india,
    expect: { flag: "CONFLICT" },
  },
  { kind: "instant", text: "03/04/2026", expect: { flag: "AMBIGUOUS" } },
  {
    kind: "instant",
    text: "03/04/2026",
    context: { dayOrder: "month-first" },
    expect: { canonical: "2026-03-04", unit: "date", remark: "TIME_UNKNOWN" },
  },
  {
    kind: "instant",
    text: "Friday 03/04/2026",
    expect: { canonical: "2026-04-03", unit: "date", remark: "TIME_UNKNOWN" },
  },
  { kind: "instant", text: "12 midnight of 31.03.2026", context: india, expect: { flag: "AMBIGUOUS" } },
  { kind: "instant", text: "at 3:00 on 17.12.2026", context: india, expect: { flag: "AMBIGUOUS" } },
  { kind: "instant", text: "15:00 AM on 17.12.2026", context: india, expect: { flag: "CONFLICT" } },
  {
    kind: "instant",
    text: "extended from 03.12.2026 to 17.12.2026 (15:00 hrs)",
    context: india,
    expect: inIndia("2026-12-17T15:00:00+05:30"),
  },
  {
    kind: "instant",
    text: "17.12.2026 up to 15:00 hrs in place of 03.12.2026 up to 11:00 hrs",
    context: india,
    expect: inIndia("2026-12-17T15:00:00+05:30"),
  },
  {
    kind: "instant",
    text: "Opening is on 18.12.2026 and the closing is extended to 17.12.2026",
    context: india,
    expect: { flag: "AMBIGUOUS" },
  },
]

const durations: PrintedValue[] = [
  {
    kind: "duration",
    text: "keep this offer open for 90 days from the date of opening of the tender",
    expect: { canonical: "P90D", anchor: "from the date of opening of the tender" },
  },
  { kind: "duration", text: "120 Days", expect: { canonical: "P120D", remark: "ANCHOR_MISSING" } },
  {
    kind: "duration",
    text: "9 Months from the last date of submission of the bid",
    expect: { canonical: "P9M", anchor: "from the last date of submission of the bid" },
  },
  {
    kind: "duration",
    text: "Within (09) NINE months after commencement period of 30 days from the date of receipt of LOA",
    expect: { canonical: "P9M", anchor: "after commencement period of 30 days from the date of receipt of LOA" },
  },
  {
    kind: "duration",
    text: "within 7 days of opening",
    expect: { canonical: "P7D", anchor: "of opening", remark: "ANCHOR_AMBIGUOUS" },
  },
  { kind: "duration", text: "a fortnight", expect: { canonical: "P14D", remark: "ANCHOR_MISSING" } },
  { kind: "duration", text: "1,095 days", expect: { canonical: "P1095D", remark: "ANCHOR_MISSING" } },
  {
    kind: "duration",
    text: "seven working days after award",
    expect: { canonical: "P7D", unit: "working-day", anchor: "after award" },
  },
  { kind: "duration", text: "90 (Ninety five) days", expect: { flag: "CONFLICT" } },
  { kind: "duration", text: "90 days or 120 days", expect: { flag: "AMBIGUOUS" } },
]

const others: PrintedValue[] = [
  { kind: "percent", text: "5% (Five percent) of Tendered Amount", expect: { canonical: "0.05" } },
  { kind: "percent", text: "01%", expect: { canonical: "0.01" } },
  { kind: "percent", text: "½% per week", expect: { canonical: "0.005", unit: "per week" } },
  {
    kind: "percent",
    text: "1/4% per week of delay or part thereof but maximum 8%",
    expect: { canonical: "0.0025", unit: "per week", condition: "but maximum 8%" },
  },
  { kind: "percent", text: "maximum 5%", expect: { canonical: "0.05" } },
  { kind: "percent", text: "L1+15%", expect: { canonical: "0.15" } },
  { kind: "percent", text: "Security deposit 5% in place of 10%", expect: { canonical: "0.05" } },
  { kind: "percent", text: "1% (two percent)", expect: { flag: "CONFLICT" } },
  { kind: "percent", text: "5% or 2%", expect: { flag: "AMBIGUOUS" } },
  { kind: "quantity", text: "32 Each", expect: { canonical: "32", unit: "nos" } },
  { kind: "quantity", text: "1,25,000 sq. mtr", expect: { canonical: "125000", unit: "m2" } },
  { kind: "quantity", text: "9 vehicles x 24 months", expect: { canonical: "216", unit: "vehicle-month" } },
  { kind: "quantity", text: "0.841X100MTS", expect: { flag: "NOT_QUANTITY" } },
  { kind: "quantity", text: "Rs 450 per 100 sqm", expect: { flag: "NOT_QUANTITY" } },
  { kind: "quantity", text: "Set 223465.00", expect: { flag: "AMBIGUOUS" } },
  { kind: "reference", text: "NIT No. CR/2026/45 dated 3.4.2026", expect: { canonical: "CR/2026/45" } },
  { kind: "reference", text: "RFP 2022-0600-4999", expect: { canonical: "2022-0600-4999" } },
  { kind: "reference", text: "12/EE/2026 or 13/EE/2026", expect: { flag: "AMBIGUOUS" } },
  { kind: "text", text: "  Construction of\n boundary wall ", expect: { canonical: "Construction of boundary wall" } },
  { kind: "text", text: "______", expect: { flag: "MISSING_IN_DOCUMENT" } },
]

export const printedValues: readonly PrintedValue[] = [...money, ...instants, ...durations, ...others]
