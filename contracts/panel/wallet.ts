import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, email, id, instant, line, money, phone, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { about, entry } from '../wallet.ts'

const own = { service: 'panel', method: 'POST', access: 'user' } as const
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

export const getWallet = endpoint({
  ...own,
  path: 'getWallet',
  prose:
    'The person’s balance, what of it is held, and every movement from new to old; `only` shows what came in or went out.',
  body: pageAsk.extend({ only: z.enum(['in', 'out']).optional() }),
  reply: pageOf(entry).extend({ balance: z.int(), held: z.int() }),
  errors: [],
})

export const listHolds = endpoint({
  ...own,
  path: 'wallet/held',
  prose: 'What of the balance is out of reach, why and until when, and what of it expires, soonest first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id: z.string(),
      at: instant,
      amount: z.int(),
      /** When the hold ends; null if it lasts until the payment or request behind it has ended. */
      until: instant.nullable(),
      /** True for a credit that cannot be spent yet; false for a payment in progress. */
      isCredit: z.boolean(),
      about,
    }),
  ).extend({ expiring: z.array(z.object({ amount: z.int(), expiresAt: instant })).max(10) }),
  errors: [],
})

export const exportWallet = endpoint({
  ...own,
  path: 'wallet/export',
  prose:
    'Gives an address, good for a few minutes, from which the whole statement is downloaded as CSV or XLSX.',
  body: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})

export const checkLedger = endpoint({
  ...managers,
  path: 'manage/ledger/check',
  prose:
    'Adds up every movement anew and says whether the books are sound, what is wrong with ids, what each kind of account holds, and how much moved on each of the last thirty days.',
  body: z.strictObject({}),
  reply: z.object({
    checkedAt: instant,
    isSound: z.boolean(),
    transactions: z.int(),
    entries: z.int(),
    /** Sum of all accounts; zero if the ledger is correct. */
    total: z.int(),
    faults: z.array(
      z.object({
        what: z.enum([
          'unbalanced',
          'oneLegged',
          'balance',
          'lastBalance',
          'gap',
          'held',
          'belowZero',
          'bucket',
          'total',
        ]),
        id: z.string(),
        said: z.int(),
        found: z.int(),
      }),
    ),
    kinds: z.array(
      z.object({
        kind: z.string(),
        accounts: z.int(),
        entries: z.int(),
        value: z.int(),
        held: z.int(),
      }),
    ),
    days: z.array(z.object({ day, transactions: z.int(), moved: z.int() })),
  }),
  errors: [],
})

export const findWallet = endpoint({
  ...managers,
  path: 'manage/wallet/find',
  prose: 'Whose wallet a whole mobile or e-mail names.',
  body: z.strictObject({ mobile: phone.optional(), email: email.optional() }),
  reply: z.object({ person: z.object({ id: z.string(), name: z.string() }).nullable() }),
  errors: [],
})

const balance = z.object({ balance: z.int(), held: z.int(), available: z.int() })

export const showWallet = endpoint({
  ...managers,
  path: 'manage/wallet/show',
  prose: 'A person’s wallet with every movement, who gave credit, and why one cannot be corrected here.',
  body: pageAsk.extend({ personId: id }),
  reply: pageOf(
    entry.extend({
      by: z.object({ id: z.string(), name: z.string() }).nullable(),
      whyNotCorrect: z.enum(['wallet.not-correctable', 'wallet.already-corrected']).nullable(),
    }),
  ).extend({ ...balance.shape, person: z.object({ id: z.string(), name: z.string() }) }),
  errors: [],
})

export const giveCredit = endpoint({
  ...managers,
  path: 'manage/wallet/credit',
  prose:
    'Gives a person credit, with a reason that they see; it may expire at the end of a day. The act is written down.',
  body: z.strictObject({
    personId: id,
    amount: money(10_000, 10_000_000_000),
    reason: line(3, 300),
    /** The last day on which it is valid, Tehran time. */
    lastDay: day.optional(),
    requestId,
  }),
  reply: balance,
  errors: ['wallet.own-credit', 'wallet.expiry-past', 'wallet.too-little'],
})

export const correctCredit = endpoint({
  ...managers,
  path: 'manage/wallet/correct',
  prose:
    'Takes back a credit that a manager gave, by an opposite movement with a reason. The act is written down.',
  body: z.strictObject({ personId: id, entryId: id, reason: line(3, 300), requestId }),
  reply: balance,
  errors: [
    'wallet.own-credit',
    'wallet.unknown-entry',
    'wallet.not-correctable',
    'wallet.already-corrected',
    'wallet.less-left',
    'wallet.too-little',
  ],
})
