import type { ItemKind } from '@arvand/contracts/commerce'
import { openBoughtCards } from '../gift-cards/open-bought-cards.ts'
import { openPlan } from '../plus/open-plan.ts'
import { openPresent, openSeats } from '../presents/open-given.ts'
import { entitlementOf, type Opener } from './opener.ts'

const openCourse: Opener = async (parts, tx, paid) => {
  const { present, seats } = paid.line.options
  if (present !== undefined) return openPresent(parts, tx, paid)
  if (seats !== undefined) return openSeats(parts, tx, paid)
  return { entries: [], entitled: entitlementOf(paid, paid.factor.person_id) }
}

/** By kind, what a paid line opens. */
export const openers: Readonly<Record<ItemKind, Opener>> = {
  course: openCourse,
  plan: openPlan,
  giftCard: openBoughtCards,
}
