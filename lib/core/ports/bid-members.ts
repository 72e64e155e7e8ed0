// The port that keeps who is a member of a bid. Reading them is the rows' part; who may choose them is not asked here.

export interface BidMembers {
  /** Safe to repeat. A bid that does not exist yet may already have members. Throws only on a lost connection. */
  add(bid: string, person: string): Promise<void>
  /** Safe to repeat. Throws only on a lost connection. */
  remove(bid: string, person: string): Promise<void>
}
