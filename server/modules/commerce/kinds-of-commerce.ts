import type { NamedKind } from '#modules/notices'
import { kindsOfFactors } from './factors/kinds-of-factors.ts'
import { kindsOfPayments } from './payments/kinds-of-payments.ts'

/** All that commerce tells people of. */
export const kindsOfCommerce: readonly NamedKind[] = [
  ...Object.values(kindsOfFactors),
  ...Object.values(kindsOfPayments),
]
