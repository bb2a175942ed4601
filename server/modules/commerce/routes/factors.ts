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
import type { CommerceDeps } from '../deps.ts'
import { listFactors } from '../factors/list-factors.ts'
import { cartReply } from '../pricing/cart-reply.ts'
import { priceCart } from '../pricing/price-cart.ts'

/** From a cart to a paid factor. */
export const factorRoutes = (deps: CommerceDeps): Route[] => [
  route(showCart, async ({ input, actor }) =>
    cartReply(await priceCart(deps, deps.db, { items: input.items, personId: actor?.personId ?? null })),
  ),
  route(checkOffCodeEndpoint, ({ input, actor }) => checkOffCode(deps, actor.personId, input)),
  route(createFactorCart, ({ input, request }) => createFactor(deps, request, input)),
  route(payFactorEndpoint, ({ input, request }) => payFactor(deps, request, input)),
  route(listFactorsEndpoint, ({ input, actor }) => listFactors(deps, deps.db, actor.personId, input)),
  route(showFactorEndpoint, ({ input, actor }) => showFactor(deps, deps.db, actor.personId, input.factorId)),
  route(cancelFactorEndpoint, ({ input, actor }) => cancelFactor(deps, actor.personId, input.factorId)),
]
