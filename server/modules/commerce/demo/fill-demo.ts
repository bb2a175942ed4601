import type { CommerceParts } from '../parts.ts'
import { fillCards } from './fill-cards.ts'
import { fillCodes } from './fill-codes.ts'
import { fillPlus } from './fill-plus.ts'

/** What commerce has in the demo before anybody buys. */
export async function fillDemo(parts: CommerceParts): Promise<void> {
  await fillPlus(parts)
  await fillCodes(parts)
  await fillCards(parts)
}
