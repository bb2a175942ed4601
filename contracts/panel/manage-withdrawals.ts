import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, lines, requestId } from '../fields.ts'
import { pageOf, pageOrOne } from '../page.ts'
import { withdrawal, withdrawalState } from './earnings.ts'

/** Withdrawals as managers of finance decide and pay them. */
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

const managedWithdrawal = withdrawal.extend({
  person: z.object({ id, name: z.string() }),
  /** Whether the typed owner of the bank account is the person's own name. */
  isSameName: z.boolean(),
  /** The bank of the Sheba number; null if unknown. */
  bank: z.string().nullable(),
  /** How many other people have asked for money at the same account. */
  othersOfSheba: z.int(),
  decidedBy: z.object({ id, name: z.string() }).nullable(),
})

export const listAllWithdrawals = endpoint({
  ...managers,
  path: 'manage/withdrawal/list',
  prose:
    'Withdrawals of one state or of all, newest first, with whether the account bears the person’s name and who else has it.',
  body: pageOrOne.extend({ state: withdrawalState.optional() }),
  reply: pageOf(managedWithdrawal),
  errors: [],
})

const errors = ['commerce.unknown-withdrawal', 'commerce.withdrawal-decided', 'commerce.own-money'] as const

export const approveWithdrawal = endpoint({
  ...managers,
  path: 'manage/withdrawal/approve',
  prose:
    'Approves a withdrawal whose account was checked; its money is then to be transferred. Written down.',
  body: z.strictObject({ withdrawalId: id, requestId }),
  reply: z.object({ withdrawal }),
  errors,
})

export const refuseWithdrawal = endpoint({
  ...managers,
  path: 'manage/withdrawal/refuse',
  prose:
    'Refuses a withdrawal, or one whose transfer came back, with words; the money is free again. Written down.',
  body: z.strictObject({ withdrawalId: id, answer: lines(3, 500), requestId }),
  reply: z.object({ withdrawal }),
  errors: [...errors, 'wallet.too-little'],
})

export const payWithdrawal = endpoint({
  ...managers,
  path: 'manage/withdrawal/pay',
  prose: 'Writes down that an approved withdrawal was transferred, with the bank’s number. Written down.',
  body: z.strictObject({ withdrawalId: id, reference: line(3, 60), requestId }),
  reply: z.object({ withdrawal }),
  errors: [...errors, 'wallet.too-little'],
})

export const exportWithdrawals = endpoint({
  ...managers,
  path: 'manage/withdrawal/export',
  prose:
    'Gives an address, good for a few minutes, of a sheet of some withdrawals, or of a bank’s file (ISO 20022, pain.001.001.03) of approved ones. Written down.',
  body: z.strictObject({
    withdrawalIds: z
      .array(id)
      .min(1, 'دست‌کم یک برداشت را انتخاب کنید.')
      .max(100, 'حداکثر ۱۰۰ برداشت را انتخاب کنید.'),
    format: z.enum(['csv', 'xlsx', 'xml']),
  }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ['commerce.unknown-withdrawal', 'commerce.withdrawals-not-approved', 'commerce.no-payer-sheba'],
})
