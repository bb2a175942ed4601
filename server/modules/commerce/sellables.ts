import type { Sellables } from '#plugs/sellable'
import { sellsGiftCards } from './gift-cards/sells-gift-cards.ts'
import type { CommerceParts } from './parts.ts'
import { sellsPlans } from './plus/sells-plans.ts'

/** All that is sold: what other modules offer, and what commerce itself sells. */
export const sellablesOf = (
  parts: Pick<CommerceParts, 'db' | 'clock' | 'jobs' | 'secret'>,
  others: Sellables,
): Sellables => [...others, sellsPlans(parts, others), sellsGiftCards(parts)]
