/** The mean with one decimal, as lists show it; 0 without ratings. */
export const ratingOf = (sum: number, ratings: number): number =>
  ratings === 0 ? 0 : Math.round((sum * 10) / ratings) / 10
