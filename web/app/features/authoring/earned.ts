import { percentOf } from '@arvand/contracts/tax'

/** Percent of a price before tax that is the sellers', and of it one seller's own. */
export interface Earns {
  readonly sellers: number
  readonly mine: number
}

/** Pure: what a teacher earns when their course is sold for this price before tax, in rials. */
export const earnedOf = (price: number, { sellers, mine }: Earns): number =>
  percentOf(percentOf(price, sellers), mine)
