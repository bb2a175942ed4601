import {
  exportAnyFactor,
  exportFactor,
  previewCheckout as previewCheckoutEndpoint,
  previewFactor as previewFactorEndpoint,
  printFactor as printFactorEndpoint,
} from '@arvand/contracts/panel/checkout'
import { type Route, route } from '#platform/http/route'
import { linkToAnyFactor, linkToFactor } from '../checkout/factor-file.ts'
import { previewCheckout } from '../checkout/preview.ts'
import { previewFactor } from '../checkout/preview-factor.ts'
import { printFactor } from '../checkout/print-factor.ts'
import type { CommerceDeps } from '../deps.ts'

/** The endpoints between a cart and its payment, and the print of a factor. */
export const checkoutRoutes = (deps: CommerceDeps): Route[] => [
  route(previewCheckoutEndpoint, ({ input, actor }) => previewCheckout(deps, actor.personId, input)),
  route(previewFactorEndpoint, ({ input, actor }) => previewFactor(deps, actor.personId, input)),
  route(printFactorEndpoint, ({ input, actor }) =>
    printFactor(deps, deps.db, actor.personId, input.factorId),
  ),
  route(exportFactor, ({ input, actor }) => linkToFactor(deps, actor, input.factorId)),
  route(exportAnyFactor, (asked) => linkToAnyFactor(deps, asked)),
]
