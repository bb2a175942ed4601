import { showCart } from '@arvand/contracts/home/cart'
import {
  cancelFactor as cancelFactorEndpoint,
  checkOffCode as checkOffCodeEndpoint,
  createFactorCart,
  listFactors as listFactorsEndpoint,
  payFactor as payFactorEndpoint,
  showFactor as showFactorEndpoint,
} from '@arvand/contracts/panel/factors'
import { type Route, route } from '#platform/http/route'
import { checkOffCode } from '../checkout/check-off-code.ts'
import { createFactor } from '../checkout/create-factor.ts'
import { cancelFactor } from '../checkout/end-factor.ts'
import { payFactor } from '../checkout/pay-factor.ts'
import { showFactor } from '../checkout/show-factor.ts'
import { listFactors } from '../factors/list-factors.ts'
import type { CommerceParts } from '../parts.ts'
import { cartReply } from '../pricing/cart-reply.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** From a cart to a paid factor. */
export const factorRoutes = (parts: CommerceParts): Route[] => [
  route(showCart, async ({ input, actor }) =>
    cartReply(await priceCart(parts, parts.db, { items: input.items, personId: actor?.personId ?? null })),
  ),
  route(checkOffCodeEndpoint, ({ input, actor }) => checkOffCode(parts, actor.personId, input)),
  route(createFactorCart, ({ input, request }) => createFactor(parts, request, input)),
  route(payFactorEndpoint, ({ input, request }) => payFactor(parts, request, input)),
  route(listFactorsEndpoint, ({ input, actor }) => listFactors(parts, parts.db, actor.personId, input)),
  route(showFactorEndpoint, ({ input, actor }) =>
    showFactor(parts, parts.db, actor.personId, input.factorId),
  ),
  route(cancelFactorEndpoint, ({ input, actor }) => cancelFactor(parts, actor.personId, input.factorId)),
]
