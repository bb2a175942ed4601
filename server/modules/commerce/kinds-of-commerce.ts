import type { NamedKind } from '#modules/notices'
import { kindsOfEarnings } from './earnings/kinds-of-earnings.ts'
import { kindsOfFactors } from './factors/kinds-of-factors.ts'
import { kindsOfGiftCards } from './gift-cards/kinds-of-gift-cards.ts'
import { kindsOfPayments } from './payments/kinds-of-payments.ts'
import { kindsOfPlus } from './plus/kinds-of-plus.ts'
import { kindsOfPresents } from './presents/kinds-of-presents.ts'
import { kindsOfRefunds } from './refunds/kinds-of-refunds.ts'

/** All that commerce tells people of. */
export const kindsOfCommerce: readonly NamedKind[] = [
  ...Object.values(kindsOfFactors),
  ...Object.values(kindsOfPayments),
  ...Object.values(kindsOfGiftCards),
  ...Object.values(kindsOfPlus),
  ...Object.values(kindsOfRefunds),
  ...Object.values(kindsOfEarnings),
  ...Object.values(kindsOfPresents),
]
