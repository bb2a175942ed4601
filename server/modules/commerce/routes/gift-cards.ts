import * as endpoints from '@arvand/contracts/panel/gift-cards'
import { type Route, route } from '#platform/http/route'
import type { CommerceDeps } from '../deps.ts'
import { listMyCards, showMyCard } from '../gift-cards/my-cards.ts'
import { resendCard } from '../gift-cards/resend-card.ts'
import { checkCard, claimCard, redeemCard } from '../gift-cards/use-card.ts'

/** A person's gift cards, and any card whose code they have. */
export const giftCardRoutes = (deps: CommerceDeps): Route[] => [
  route(endpoints.checkGiftCard, ({ input, actor }) => checkCard(deps, actor.personId, input.code)),
  route(endpoints.redeemGiftCard, ({ input, request }) => redeemCard(deps, request, input.code)),
  route(endpoints.claimGiftCard, ({ input, actor }) => claimCard(deps, actor.personId, input.code)),
  route(endpoints.listGiftCards, ({ input, actor }) => listMyCards(deps, actor.personId, input)),
  route(endpoints.showGiftCard, ({ input, actor }) => showMyCard(deps, actor.personId, input)),
  route(endpoints.resendGiftCard, ({ input, request }) => resendCard(deps, request, input.cardId)),
]
