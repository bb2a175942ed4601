import { z } from 'zod'
import { factor, factorState, itemKind, payment, sourceKind } from '../commerce.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, line, rials, sheba } from '../fields.ts'
import { pageAsk, pageOf, pageOrOne } from '../page.ts'
import { economicCode, legalId, postalCode } from './buyers.ts'
import { managedRefund } from './manage-refunds.ts'

/** Factors, payments and the settings of finance, for managers of finance. */
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

const person = z.object({ id, name: z.string() })
const mobile = z.string().nullable()

export const listAllFactors = endpoint({
  ...managers,
  path: 'manage/factor/list',
  prose:
    'All factors, newest first, of a state or found by number, by whole mobile, or by a part of a name; `from` and `to` are days of payment, `madeFrom` and `madeTo` days of making. Also those that sold one thing, a kind, or something of a teacher, or that used an off code.',
  body: pageAsk.extend({
    q: line(0, 80).optional(),
    state: factorState.optional(),
    /** Only those of this buyer. */
    personId: id.optional(),
    /** Only those in which this was sold, or something of this kind. */
    itemId: id.optional(),
    kind: itemKind.optional(),
    /** Only those of which this teacher earned. */
    teacherId: id.optional(),
    offCodeId: id.optional(),
    /** First and last day of payment, Tehran time. */
    from: day.optional(),
    to: day.optional(),
    /** First and last day on which it was made. */
    madeFrom: day.optional(),
    madeTo: day.optional(),
  }),
  reply: pageOf(
    factor
      .pick({
        id: true,
        number: true,
        state: true,
        isPayingBack: true,
        total: true,
        createdAt: true,
        paidAt: true,
      })
      .extend({ title: z.string(), buyer: person, refunded: rials }),
  ).extend({
    /** What the list is narrowed to, in words; null where it is not. */
    item: z.string().nullable(),
    teacher: z.string().nullable(),
    offCode: z.string().nullable(),
  }),
  errors: [],
})

export const showAnyFactor = endpoint({
  ...managers,
  path: 'manage/factor/show',
  prose:
    'A factor with its buyer, where its money came from and went, who earned of it, and what of it may be given back.',
  body: z.strictObject({ factorId: id }),
  reply: z.object({
    factor,
    person: person.extend({ mobile }),
    /** The buyer as the invoice prints them. */
    buyer: z.object({ kind: z.enum(['natural', 'legal']), name: z.string() }),
    taxNumber: z.string().nullable(),
    sources: z.array(z.object({ kind: sourceKind, amount: rials, refunded: rials })),
    earners: z.array(z.object({ person, amount: rials, refunded: rials })),
    payments: z.array(payment.extend({ failure: z.string().nullable() })),
    refunds: z.array(managedRefund),
    /** How much a manager can refund of each line; with `whyNot` nobody can. */
    refundable: z.array(z.object({ lineId: id, amount: rials, whyNot: z.string().nullable() })),
    whyNotRefund: z.string().nullable(),
  }),
  errors: ['commerce.unknown-factor', 'commerce.line-not-refundable'],
})

export const listDoubtfulPayments = endpoint({
  ...managers,
  path: 'manage/payment/doubt',
  prose: 'Payments whose bank has not said whether it has the money, newest first.',
  body: pageOrOne,
  reply: pageOf(payment.extend({ person, checks: z.int(), nextLook: instant.nullable() })),
  errors: [],
})

export const reconcilePayment = endpoint({
  ...managers,
  path: 'manage/payment/reconcile',
  prose: 'Asks the bank at once what became of a payment, and books its answer.',
  body: z.strictObject({ paymentId: id }),
  reply: z.object({ payment }),
  errors: ['commerce.unknown-payment', 'wallet.too-little'],
})

const sellerText = (most: number) => line(0, most).transform((text) => text || null)

/** An official number of the seller: a valid one, or null for an empty text. */
const sellerNumber = (number: z.ZodType<string>) =>
  z
    .string()
    .max(60)
    .transform((text, context) => {
      if (text.trim() === '') return null
      const read = number.safeParse(text)
      if (read.success) return read.data
      context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? '' })
      return z.NEVER
    })

const sellerReply = z.object({
  /** As factors print it. */
  seller: z.object({
    name: z.string(),
    legalId: z.string().nullable(),
    economicCode: z.string().nullable(),
    postalCode: z.string().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  /** The account from which teachers are paid. */
  payerSheba: z.string().nullable(),
  changedBy: person.nullable(),
  changedAt: instant.nullable(),
})

export const showSeller = endpoint({
  ...managers,
  path: 'manage/finance/seller',
  prose: 'The seller’s data and the account from which teachers are paid, and who changed them last.',
  body: z.strictObject({}),
  reply: sellerReply,
  errors: [],
})

export const changeSeller = endpoint({
  ...managers,
  path: 'manage/finance/seller/change',
  prose: 'Changes the seller on factors that are printed from now on. Written down.',
  body: z.strictObject({
    seller: z.strictObject({
      name: line(2, 120),
      legalId: sellerNumber(legalId),
      economicCode: sellerNumber(economicCode),
      postalCode: sellerNumber(postalCode),
      address: sellerText(300),
      phone: sellerText(40),
    }),
    payerSheba: sellerNumber(sheba),
  }),
  reply: sellerReply,
  errors: [],
})

export const exportFinance = endpoint({
  ...managers,
  path: 'manage/finance/export',
  prose:
    'Gives an address, good for a few minutes, of a sheet of the factors or bank payments of some days. Written down.',
  body: z
    .strictObject({
      what: z.enum(['factors', 'payments']),
      from: day,
      to: day,
      format: z.enum(['csv', 'xlsx']),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'روز پایان پیش از روز شروع است.' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
      path: ['to'],
      error: 'بازه حداکثر یک سال باشد.',
    }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})
