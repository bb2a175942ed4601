import { z } from 'zod'
import { jobKind, type Worker, worker } from '#platform/jobs'
import { expireFactors } from './checkout/end-factor.ts'
import type { CommerceDeps } from './deps.ts'
import { entitlementsChanged, followEntitlements } from './factors/entitlements.ts'
import { expireCards, expireCardsKind } from './gift-cards/expire-cards.ts'
import { sendCardsKind, sendDueCards } from './gift-cards/send-cards.ts'
import { sendDueGiftPurchases, sendGiftPurchasesKind } from './gift-purchases/send-gift-purchases.ts'
import { followFactor, notifyFactorPaid } from './paying/notify-factor-paid.ts'
import { notifyPayment, notifyPaymentKind } from './payments/notify-payment.ts'
import { reconcilePayments, reconcilePaymentsKind } from './payments/reconcile-payments.ts'
import { notifyRefund, sendRefundNotice } from './refunds/end-part.ts'
import { giveBack, giveBackDue, giveBackDueKind, giveBackKind } from './refunds/give-back.ts'
import { renewDue, renewDueKind } from './renewals/renew-due.ts'

const expireFactorsKind = jobKind('commerce.expire-factors', z.strictObject({}), { retries: 1, pause: 20 })

const everyTenMinutes = { every: '*/10 * * * *', atOnce: 1 }
const everyMinute = { every: '* * * * *', atOnce: 1 }

/** The jobs of commerce: those that a transaction leaves, and the scheduled ones. */
export const commerceWorkers = (deps: CommerceDeps): Worker[] => [
  worker(notifyFactorPaid, ({ factorId }) => followFactor(deps, factorId), { batch: 12 }),
  worker(entitlementsChanged, (those) => followEntitlements(deps, those)),
  worker(notifyPaymentKind, (about) => notifyPayment(deps, about)),
  worker(expireFactorsKind, (_, signal) => expireFactors(deps, signal), everyMinute),
  worker(sendCardsKind, (_, signal) => sendDueCards(deps, signal), everyMinute),
  worker(expireCardsKind, (_, signal) => expireCards(deps, signal), everyMinute),
  worker(reconcilePaymentsKind, (_, signal) => reconcilePayments(deps, signal), everyMinute),
  worker(renewDueKind, (_, signal) => renewDue(deps, signal), everyTenMinutes),
  worker(sendGiftPurchasesKind, (_, signal) => sendDueGiftPurchases(deps, signal), everyMinute),
  worker(giveBackKind, ({ partId }) => giveBack(deps, partId)),
  worker(giveBackDueKind, (_, signal) => giveBackDue(deps, signal), everyMinute),
  worker(notifyRefund, ({ refundId }) => sendRefundNotice(deps, refundId)),
]
