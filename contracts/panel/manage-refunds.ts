import { z } from 'zod'
import { refund, refundPart, refundState } from '../commerce.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, line, lines, requestId } from '../fields.ts'
import { pageOf, pageOrOne } from '../page.ts'

/** Refunds as managers of finance see and decide them. */
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

const person = z.object({ id, name: z.string() })

export const managedRefund = refund.extend({
  factorId: id,
  factorNumber: z.string().nullable(),
  title: z.string(),
  buyer: person,
  /** Requested by a manager, not by the buyer. */
  isByManager: z.boolean(),
  decidedBy: person.nullable(),
  parts: z.array(refundPart.extend({ id })),
})

export const listRefunds = endpoint({
  ...managers,
  path: 'manage/refund/list',
  prose:
    'Refunds, newest first, of one state or of all; `inDoubt`: those with a part of which a bank did not say whether it gave it back; `from` and `to` are days on which refunds were given.',
  body: pageOrOne.extend({
    state: z.enum([...refundState.options, 'inDoubt']).optional(),
    /** First and last day of giving, Tehran time. */
    from: day.optional(),
    to: day.optional(),
  }),
  reply: pageOf(managedRefund),
  errors: [],
})

export const decideRefund = endpoint({
  ...managers,
  path: 'manage/refund/decide',
  prose: 'Approves a refund that a buyer asked for, or refuses it with words for them. Written down.',
  body: z
    .strictObject({ refundId: id, approve: z.boolean(), answer: lines(3, 500).optional(), requestId })
    .refine(({ approve, answer }) => approve || answer !== undefined, {
      path: ['answer'],
      error: 'دلیل را برای خریدار بنویسید.',
    }),
  reply: z.object({ refund }),
  errors: [
    'commerce.unknown-refund',
    'commerce.refund-decided',
    'commerce.own-money',
    'commerce.unknown-line',
    'commerce.not-paid',
    'commerce.already-refunded',
    'commerce.line-not-refundable',
    'wallet.too-little',
  ],
})

export const giveRefund = endpoint({
  ...managers,
  path: 'manage/refund/give',
  prose:
    'Gives the money of a paid factor, or of some of its lines, back at any time; without `lines` all that can go back. Written down.',
  body: z.strictObject({
    factorId: id,
    lines: z.array(id).min(1, 'دست‌کم یک ردیف را انتخاب کنید.').max(30).optional(),
    reason: lines(3, 500),
    requestId,
  }),
  reply: z.object({ refund }),
  errors: [
    'commerce.unknown-factor',
    'commerce.unknown-line',
    'commerce.own-money',
    'commerce.not-paid',
    'commerce.already-refunded',
    'commerce.refund-under-way',
    'commerce.line-not-refundable',
    'commerce.unknown-refund',
    'wallet.too-little',
  ],
})

export const settleRefundPart = endpoint({
  ...managers,
  path: 'manage/refund/settle',
  prose:
    'Says what became of a part in doubt, as the bank’s own pages show it: given back there, or not, so that the wallet gets it. Written down.',
  body: z.strictObject({ partId: id, isDone: z.boolean(), reference: line(1, 100).optional(), requestId }),
  reply: z.object({ refund }),
  errors: [
    'commerce.unknown-refund',
    'commerce.part-not-in-doubt',
    'commerce.own-money',
    'wallet.too-little',
  ],
})
