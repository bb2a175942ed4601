/** All in rials: prices are whole thousands of toman, the least is ten of them. */
const round = 10_000
const least = 100_000

export type WhyNotPrice =
  | 'courses.price-not-round'
  | 'courses.price-too-low'
  | 'courses.list-price-too-low'
  | null

/** Pure: why a course cannot cost this; 0 is free, and the list price is what is struck out beside it. */
export function whyNotPrice({ price, listPrice }: { price: number; listPrice: number }): WhyNotPrice {
  if (price % round !== 0 || listPrice % round !== 0) return 'courses.price-not-round'
  if (price > 0 && price < least) return 'courses.price-too-low'
  return listPrice < price ? 'courses.list-price-too-low' : null
}
