import * as endpoints from '@arvand/contracts/panel/gift-cards'
import { type Route, route } from '#platform/http/route'
import { listOwnCards, showOwnCard } from '../gift-cards/own-cards.ts'
import { resendCard } from '../gift-cards/resend-card.ts'
import { checkCard, keepCard, redeemCard } from '../gift-cards/use-card.ts'
import type { CommerceParts } from '../parts.ts'

/** Gift cards of a person, and those whose code they hold. */
export const giftCardRoutes = (parts: CommerceParts): Route[] => [
  route(endpoints.checkGiftCard, ({ input, actor }) => checkCard(parts, actor.personId, input.code)),
  route(endpoints.redeemGiftCard, ({ input, request }) => redeemCard(parts, request, input.code)),
  route(endpoints.keepGiftCard, ({ input, actor }) => keepCard(parts, actor.personId, input.code)),
  route(endpoints.listGiftCards, ({ input, actor }) => listOwnCards(parts, actor.personId, input)),
  route(endpoints.showGiftCard, ({ input, actor }) => showOwnCard(parts, actor.personId, input)),
  route(endpoints.resendGiftCard, ({ input, request }) => resendCard(parts, request, input.cardId)),
]
