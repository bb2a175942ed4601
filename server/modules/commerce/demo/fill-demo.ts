import type { CommerceDeps } from '../deps.ts'
import { fillCards } from './fill-cards.ts'
import { fillCodes } from './fill-codes.ts'
import { fillPlus } from './fill-plus.ts'

/** What commerce has in the demo before anybody buys. */
export async function fillDemo(deps: CommerceDeps): Promise<void> {
  await fillPlus(deps)
  await fillCodes(deps)
  await fillCards(deps)
}
