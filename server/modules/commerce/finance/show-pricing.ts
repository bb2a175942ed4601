import type { Db } from '#platform/database'
import { readSettings } from '../settings.ts'

/** What every page may say of prices and refunds. */
export async function showPricing(db: Db) {
  const { vatPercent, pricesWithTax, refundDays, refundMostPercent, factorMinutes } = await readSettings(db)
  return { vatPercent, pricesWithTax: pricesWithTax === 1, refundDays, refundMostPercent, factorMinutes }
}
