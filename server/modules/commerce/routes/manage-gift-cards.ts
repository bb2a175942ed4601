import * as endpoints from '@arvand/contracts/panel/manage-gift-cards'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { exportCards } from '../gift-cards/manage/cards-export.ts'
import { adjustCard, changeCardExpiry, stopCard } from '../gift-cards/manage/change-card.ts'
import { issueCards } from '../gift-cards/manage/issue-cards.ts'
import { listManagedCards, showManagedCard } from '../gift-cards/manage/managed-cards.ts'

/** Gift cards, for managers of finance. */
export const manageGiftCardRoutes = (deps: CommerceDeps): Route[] => [
  route(endpoints.listManagedCards, ({ input }) => listManagedCards(deps, input)),
  route(endpoints.showManagedCard, ({ input }) => showManagedCard(deps, input)),
  route(endpoints.issueCards, (asked) => issueCards(deps, asked)),
  route(endpoints.adjustCard, (asked) => adjustCard(deps, asked)),
  route(endpoints.stopCard, (asked) => stopCard(deps, asked)),
  route(endpoints.changeCardExpiry, (asked) => changeCardExpiry(deps, asked)),
  route(endpoints.exportCards, (asked) => exportCards(deps, asked)),
]
