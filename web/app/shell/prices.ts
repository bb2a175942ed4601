import { withTax } from '@arvand/contracts/tax'
import { formatPercent } from '@arvand/persian/numbers'
import { useRoot } from './use-root.ts'

interface ShownPrices {
  /** The sum to show for a price in rials that is taxed: with its tax when managers wish so, or where it is `whole`. */
  readonly shown: (rials: number, whole?: boolean) => number
  /** «۱۰٪» where a price stands without its tax; null when prices have it, or when there is no tax. */
  readonly taxToCome: string | null
  /** «۱۰٪»; null when there is no tax. */
  readonly tax: string | null
}

/** How this site shows prices (`home/pricing`). */
export function usePrices(): ShownPrices {
  const { vatPercent = 0, pricesWithTax = false } = useRoot().pricing ?? {}
  const tax = vatPercent > 0 ? formatPercent(vatPercent) : null
  return {
    shown: (rials, whole = pricesWithTax) => (whole ? withTax(rials, vatPercent) : rials),
    taxToCome: pricesWithTax ? null : tax,
    tax,
  }
}
