import type { ItemKind } from '@arvand/contracts/commerce'
import { courseSold } from './features/courses/course-sold.tsx'
import { examSold } from './features/exams/exam-sold.ts'
import { giftCardSold } from './features/gift-cards/gift-card-sold.ts'
import { meetSold } from './features/meets/meet-sold.ts'
import { planSold } from './features/plus/plan-sold.ts'
import { groupSold } from './features/practice/group-sold.ts'
import { webinarSold } from './features/webinars/webinar-sold.ts'
import type { SellableUi } from './sellable.ts'

export const sellables: readonly SellableUi[] = [
  courseSold,
  planSold,
  giftCardSold,
  examSold,
  groupSold,
  webinarSold,
  meetSold,
]

export function sellableOf(kind: ItemKind): SellableUi {
  const found = sellables.find((one) => one.kind === kind)
  if (!found) throw new Error(`no feature shows what is sold of the kind ${kind}`)
  return found
}
