/** In rials: prices are multiples of 1,000 toman, the lowest is 10,000 toman. */
const round = 10_000
const least = 100_000

export type WhyNotPrice =
  | 'courses.price-not-round'
  | 'courses.price-too-low'
  | 'courses.list-price-too-low'
  | null

/** Pure: why a course cannot have these prices; price 0 is free, and the list price is shown struck out beside it. */
export function whyNotPrice({ price, listPrice }: { price: number; listPrice: number }): WhyNotPrice {
  if (price % round !== 0 || listPrice % round !== 0) return 'courses.price-not-round'
  if (price > 0 && price < least) return 'courses.price-too-low'
  return listPrice < price ? 'courses.list-price-too-low' : null
}
