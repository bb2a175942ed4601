import type { Sellables } from '#plugs/sellable'
import type { CommerceDeps } from './deps.ts'
import { sellsGiftCards } from './gift-cards/sells-gift-cards.ts'
import { sellsPlans } from './plus/sells-plans.ts'

/** All that is sold: what other modules offer, and what commerce itself sells. */
export const sellablesOf = (
  deps: Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'secret'>,
  others: Sellables,
): Sellables => [...others, sellsPlans(deps, others), sellsGiftCards(deps)]
