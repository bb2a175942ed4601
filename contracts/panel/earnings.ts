import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, personName, requestId, rials, sheba } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** What teachers earn, and how it reaches their bank account. */
const own = { service: 'panel', method: 'POST', access: 'user' } as const

export const withdrawalState = z.enum(['requested', 'approved', 'paid', 'refused', 'cancelled'])
export type WithdrawalState = z.output<typeof withdrawalState>

export const withdrawal = z.object({
  id,
  amount: rials,
  sheba: z.string(),
  /** The owner of the bank account, as the person typed it. */
  holder: z.string(),
  state: withdrawalState,
  askedAt: instant,
  decidedAt: instant.nullable(),
  /** The manager's reason for a refusal. */
  answer: z.string().nullable(),
  /** The bank's number of the transfer. */
  reference: z.string().nullable(),
  paidAt: instant.nullable(),
})

export const showIncome = endpoint({
  ...own,
  path: 'earnings/show',
  prose:
    'What the caller has earned by teaching: what may be withdrawn now, what is held, what is owed, by Jalali month and by course.',
  body: pageAsk,
  /** The list has courses and other sold things, those with the highest earnings first. */
  reply: pageOf(z.object({ itemId: id, title: z.string(), sold: z.int(), amount: z.int() })).extend({
    /** What may be withdrawn now: earned, no longer held, and not withdrawn before. */
    withdrawable: rials,
    /** Earned, but held until buyers can no longer request a refund. */
    held: rials,
    /** Debt from refunds whose earning was already withdrawn; deducted from the next earnings. */
    owed: rials,
    /** All earnings minus those of refunds. */
    earned: rials,
    withdrawn: rials,
    leastWithdrawal: rials,
    /** An error code; null if a withdrawal can be requested. */
    whyNotWithdraw: z.string().nullable(),
    underWay: withdrawal.nullable(),
    /** The caller's own name, which the bank account's owner must have. */
    name: z.string(),
    /** The last twelve Jalali months, the oldest first. */
    months: z.array(z.object({ year: z.int(), month: z.int(), amount: z.int(), sold: z.int() })),
  }),
  errors: [],
})

export const listEarnings = endpoint({
  ...own,
  path: 'earnings/list',
  prose:
    'Every line that the caller earned of, newest first; never who bought it. `from` and `to` are days of payment.',
  body: pageAsk.extend({ itemId: id.optional(), from: day.optional(), to: day.optional() }),
  reply: pageOf(
    z.object({
      lineId: id,
      at: instant,
      itemId: id,
      title: z.string(),
      quantity: z.int(),
      /** What was paid for it before tax, after all discounts. */
      net: rials,
      share: rials,
      /** The part of the share that went back with a refund. */
      refunded: rials,
      /** When the hold ends; null if the earning is no longer held, or was refunded. */
      heldUntil: instant.nullable(),
    }),
  ),
  errors: [],
})

const statementMonth = z.strictObject({
  /** A month of the locale's calendar, «1405-08». */
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'ماه را انتخاب کنید.'),
})
const statementLink = z.object({ url: z.string(), until: instant })

export const exportStatement = endpoint({
  ...own,
  path: 'earnings/statement',
  prose:
    'Gives an address, good for a few minutes, of the caller’s statement of a month as PDF: sales, refunds, withdrawals and the balance.',
  body: statementMonth,
  reply: statementLink,
  errors: [],
})

export const exportTeacherStatement = endpoint({
  ...own,
  access: 'manager',
  scope: 'finance',
  path: 'manage/earnings/statement',
  prose: 'The same statement of any teacher, for managers of finance. Written down.',
  body: statementMonth.extend({ personId: id }),
  reply: statementLink,
  errors: [],
})

export const requestWithdrawal = endpoint({
  ...own,
  path: 'withdrawal/request',
  prose: 'Asks for earned money to be paid to a bank account; a manager checks whose account it is.',
  body: z.strictObject({
    amount: rials.min(10_000, 'مبلغ را بنویسید.').max(100_000_000_000, 'این مبلغ بیش از اندازه است.'),
    sheba,
    holder: personName,
    requestId,
  }),
  reply: z.object({ withdrawal }),
  errors: [
    'commerce.withdrawal-too-little',
    'commerce.withdrawal-too-much',
    'commerce.withdrawal-under-way',
    'wallet.too-little',
  ],
})

export const cancelWithdrawal = endpoint({
  ...own,
  path: 'withdrawal/cancel',
  prose: 'Takes back a request for money that no manager has approved yet.',
  body: z.strictObject({ withdrawalId: id, requestId }),
  reply: z.object({ withdrawal }),
  errors: ['commerce.unknown-withdrawal', 'commerce.withdrawal-decided', 'wallet.too-little'],
})

export const listWithdrawals = endpoint({
  ...own,
  path: 'withdrawal/list',
  prose: 'The caller’s withdrawals, newest first.',
  body: pageAsk,
  reply: pageOf(withdrawal),
  errors: [],
})
