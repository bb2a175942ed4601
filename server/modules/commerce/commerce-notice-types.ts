import type { NamedNoticeType } from '#plugs/notice-type'
import { earningsNoticeTypes } from './earnings/earnings-notice-types.ts'
import { giftCardNoticeTypes } from './gift-cards/gift-card-notice-types.ts'
import { giftPurchaseNoticeTypes } from './gift-purchases/gift-purchase-notice-types.ts'
import { factorNoticeTypes } from './paying/factor-notice-types.ts'
import { paymentNoticeTypes } from './payments/payment-notice-types.ts'
import { plusNoticeTypes } from './plus/plus-notice-types.ts'
import { refundNoticeTypes } from './refunds/refund-notice-types.ts'

/** All notice types of commerce. */
export const commerceNoticeTypes: readonly NamedNoticeType[] = [
  ...Object.values(factorNoticeTypes),
  ...Object.values(paymentNoticeTypes),
  ...Object.values(giftCardNoticeTypes),
  ...Object.values(plusNoticeTypes),
  ...Object.values(refundNoticeTypes),
  ...Object.values(earningsNoticeTypes),
  ...Object.values(giftPurchaseNoticeTypes),
]
