import type { HistoryDeps } from './at-time.ts'
import { fillCards } from './fill-cards.ts'
import { fillCodes } from './fill-codes.ts'
import { fillPlus } from './fill-plus.ts'

/** The demo's plans, codes and cards, which exist before anybody buys. */
export async function fillCommerce(deps: HistoryDeps): Promise<void> {
  await fillPlus(deps)
  await fillCodes(deps)
  await fillCards(deps)
}
