import * as endpoints from '@arvand/contracts/panel/manage-gift-cards'
import { type Route, route } from '#platform/http/route'
import { exportCards } from '../gift-cards/manage/cards-sheet.ts'
import { adjustCard, changeCardExpiry, stopCard } from '../gift-cards/manage/change-card.ts'
import { issueCards } from '../gift-cards/manage/issue-cards.ts'
import { listManagedCards, showManagedCard } from '../gift-cards/manage/managed-cards.ts'
import type { CommerceParts } from '../parts.ts'

/** Gift cards, for managers of finance. */
export const manageGiftCardRoutes = (parts: CommerceParts): Route[] => [
  route(endpoints.listManagedCards, ({ input }) => listManagedCards(parts, input)),
  route(endpoints.showManagedCard, ({ input }) => showManagedCard(parts, input)),
  route(endpoints.issueCards, (asked) => issueCards(parts, asked)),
  route(endpoints.adjustCard, (asked) => adjustCard(parts, asked)),
  route(endpoints.stopCard, (asked) => stopCard(parts, asked)),
  route(endpoints.changeCardExpiry, (asked) => changeCardExpiry(parts, asked)),
  route(endpoints.exportCards, (asked) => exportCards(parts, asked)),
]
