import type { Sellables } from '#plugs/sellable'
import type { CommerceDeps } from './deps.ts'
import { sellableGiftCards } from './gift-cards/sellable-gift-cards.ts'
import { sellablePlans } from './plus/sellable-plans.ts'

/** All that is sold: what other modules offer, and what commerce itself sells. */
export const sellablesOf = (
  deps: Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'secret'>,
  others: Sellables,
): Sellables => [...others, sellablePlans(deps, others), sellableGiftCards(deps)]
