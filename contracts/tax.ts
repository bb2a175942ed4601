/** The smallest part that money is cut into: a toman, in rials. */
export const unit = 10

/** Down to whole toman. */
export const floorToUnit = (rials: number): number => Math.floor(rials / unit) * unit

/** So many percent of an amount, down to whole toman. */
export const percentOf = (rials: number, percent: number): number => floorToUnit((rials * percent) / 100)

/** A price with its value-added tax, which is reckoned for each line and rounded down to whole toman. */
export const withTax = (rials: number, vatPercent: number): number => rials + percentOf(rials, vatPercent)
