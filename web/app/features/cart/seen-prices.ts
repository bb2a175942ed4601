import { browserStore, readText, writeText } from '../../api/storage.ts'

const key = 'cart-prices'

/** The prices that this browser last showed for the lines of its cart, so that a change can be pointed out. */
export function readSeenPrices(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(readText(browserStore(), key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Stores the prices of all lines; lines that left the cart are dropped. */
export const saveSeenPrices = (prices: Readonly<Record<string, number>>): void =>
  writeText(browserStore(), key, JSON.stringify(prices))
