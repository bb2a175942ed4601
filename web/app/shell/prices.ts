import type { Answer } from '@arvand/contracts/endpoint'
import type { showPricing } from '@arvand/contracts/home/pricing'
import { withTax } from '@arvand/contracts/tax'
import { formatPercent } from '@arvand/persian/numbers'
import { createContext, use } from 'react'

/** The answer of `home/pricing`; null when the server could not say. */
export type Pricing = Answer<typeof showPricing> | null

/** Set by the root for all pages; a part whose markup is kept (`stillOf`) sets it from its own data. */
export const PricingContext = createContext<Pricing>(null)

interface ShownPrices {
  /** The sum to show for a price in rials that is taxed: with its tax when managers wish so, or where it is `whole`. */
  readonly shown: (rials: number, whole?: boolean) => number
  /** «۱۰٪» where a price stands without its tax; null when prices have it, or when there is no tax. */
  readonly taxToCome: string | null
  /** «۱۰٪»; null when there is no tax. */
  readonly tax: string | null
}

/** How this site shows prices. */
export function usePrices(): ShownPrices {
  const { vatPercent = 0, pricesWithTax = false } = use(PricingContext) ?? {}
  const tax = vatPercent > 0 ? formatPercent(vatPercent) : null
  return {
    shown: (rials, whole = pricesWithTax) => (whole ? withTax(rials, vatPercent) : rials),
    taxToCome: pricesWithTax ? null : tax,
    tax,
  }
}
