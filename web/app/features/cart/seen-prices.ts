import { browserStore, readText, writeText } from '../../api/storage.ts'

const key = 'cart-prices'

/** The prices that this browser has shown of what is in its cart, so that a change can be told. */
export function readSeenPrices(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(readText(browserStore(), key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** What is no longer in the cart is forgotten. */
export const saveSeenPrices = (prices: Readonly<Record<string, number>>): void =>
  writeText(browserStore(), key, JSON.stringify(prices))
