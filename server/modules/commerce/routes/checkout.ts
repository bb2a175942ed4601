import {
  previewCheckout as previewCheckoutEndpoint,
  previewFactor as previewFactorEndpoint,
  printFactor as printFactorEndpoint,
} from '@arvand/contracts/panel/checkout'
import { type Route, route } from '#platform/http/route'
import { previewCheckout } from '../checkout/preview.ts'
import { previewFactor } from '../checkout/preview-factor.ts'
import { printFactor } from '../checkout/print-factor.ts'
import type { CommerceParts } from '../parts.ts'

/** What stands between a cart and its payment, and what is printed after it. */
export const checkoutRoutes = (parts: CommerceParts): Route[] => [
  route(previewCheckoutEndpoint, ({ input, actor }) => previewCheckout(parts, actor.personId, input)),
  route(previewFactorEndpoint, ({ input, actor }) => previewFactor(parts, actor.personId, input)),
  route(printFactorEndpoint, ({ input, actor }) =>
    printFactor(parts, parts.db, actor.personId, input.factorId),
  ),
]
