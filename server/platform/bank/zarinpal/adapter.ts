import { localMobile } from '@arvand/persian/mobile'
import { instantAt } from '@arvand/persian/zone'
import { z } from 'zod'
import {
  type Bank,
  type BankName,
  BankRefused,
  type BankState,
  type PaymentAsk,
  type Verdict,
} from '../../bank.ts'
import { type Answer, askZarinpal, silence } from './ask.ts'
import { sentenceOf } from './codes.ts'
import { type RefundSettings, refundAt } from './refund.ts'

export interface ZarinpalSettings {
  readonly name: BankName
  readonly title: string
  readonly merchant: string
  /** The address that we call; ends with a slash. A function, because a port may become known only after the start. */
  readonly server: () => URL | Promise<URL>
  /** The address that the payer's browser goes to; ends with a slash. */
  readonly pages: URL
  /** Null: refunds through the gateway are not set up. */
  readonly refunds: RefundSettings | null
}

const longestWaitMs = 10_000
// 1,000 toman; for less Zarinpal answers -9 (facts.md B6). Less than 2,000 toman cannot be refunded.
const least = 10_000
const leastRefund = 20_000

/**
 * Zarinpal's REST v4 (facts.md B6), at Zarinpal itself or at our sandbox bank. Amounts are in rials, and each call says
 * so.
 */
export function bankByZarinpal(settings: ZarinpalSettings, waitMs = longestWaitMs): Bank {
  const { name, title, merchant } = settings
  const ask: AskMethod = async (method, fields) =>
    askZarinpal(method, {
      address: new URL(`pg/v4/payment/${method}.json`, await settings.server()),
      fields: { merchant_id: merchant, ...fields },
      waitMs,
    })
  return {
    name,
    title,
    least,
    leastRefund,
    request: (payment) => request(ask, settings.pages, payment),
    verify: async (authority, amount) => (isAuthority(authority) ? verify(ask, authority, amount) : unknown),
    inquiry: async (authority) => (isAuthority(authority) ? inquiry(ask, authority) : 'unknown'),
    unverified: async () =>
      readAs(unverifiedShape, accepted('unVerified', await ask('unVerified', {}))).authorities,
    reverse: async (authority) => (isAuthority(authority) ? reverse(ask, authority) : 'refused'),
    refund: async (wish) =>
      settings.refunds && isAuthority(wish.authority) ? refundAt(settings.refunds, wish, waitMs) : 'refused',
  }
}

type AskMethod = (method: string, fields: object) => Promise<Answer>

/** 36 characters; they begin with `A`, at a sandbox with `S`. */
const isAuthority = (text: string): boolean => /^[AS][0-9a-zA-Z]{35}$/.test(text)

async function request(ask: AskMethod, pages: URL, payment: PaymentAsk) {
  const mobile = localMobile(payment.mobile ?? '')
  const answer = await ask('request', {
    amount: payment.amount,
    currency: 'IRR',
    description: [...payment.description].slice(0, 500).join(''),
    callback_url: payment.returnTo,
    metadata: { order_id: payment.orderId, ...(/^09\d{9}$/.test(mobile) ? { mobile } : {}) },
  })
  const { authority } = readAs(requestShape, accepted('request', answer))
  return { authority, redirect: new URL(`pg/StartPay/${authority}`, pages).href }
}

async function verify(ask: AskMethod, authority: string, amount: number): Promise<Verdict> {
  const answer = await ask('verify', { authority, amount })
  const outcome = verdicts[answer.code]
  if (outcome) return { outcome }
  const { ref_id, card_pan, card_hash, fee } = readAs(verifyShape, accepted('verify', answer))
  return {
    outcome: 'paid',
    again: answer.code === 101,
    refId: ref_id,
    cardPan: card_pan ?? null,
    cardHash: card_hash ?? null,
    fee: fee ?? 0,
  }
}

const unknown: Verdict = { outcome: 'unknown' }

const verdicts: Readonly<Record<number, 'not-paid' | 'wrong-amount' | 'unknown'>> = {
  [-50]: 'wrong-amount',
  [-51]: 'not-paid',
  [-53]: 'unknown',
  [-54]: 'unknown',
}

async function inquiry(ask: AskMethod, authority: string): Promise<BankState> {
  const answer = await ask('inquiry', { authority })
  if (verdicts[answer.code] === 'unknown') return 'unknown'
  return states[readAs(inquiryShape, accepted('inquiry', answer)).status]
}

const states = {
  VERIFIED: 'verified',
  PAID: 'paid',
  IN_BANK: 'in-bank',
  FAILED: 'failed',
  REVERSED: 'reversed',
} as const satisfies Record<string, BankState>

async function reverse(ask: AskMethod, authority: string): Promise<'reversed' | 'refused'> {
  const answer = await ask('reverse', { authority })
  if (isYes(answer)) return 'reversed'
  // Not paid, not ours, too late, or the bank does not know our server: the payment stays paid.
  if (answer.code <= -50) return 'refused'
  throw new BankRefused(answer.code, sentenceOf('reverse', answer.code))
}

const isYes = ({ code }: Answer): boolean => code === 100 || code === 101

function accepted(method: string, answer: Answer): { method: string; data: unknown } {
  if (!isYes(answer)) throw new BankRefused(answer.code, sentenceOf(method, answer.code))
  return { method, data: answer.data }
}

function readAs<T>(shape: z.ZodType<T>, { method, data }: { method: string; data: unknown }): T {
  const read = shape.safeParse(data)
  if (!read.success) throw silence(method, 'an answer without sense')
  return read.data
}

const rials = z.coerce.number().int().nonnegative()
const authority = z.string().refine(isAuthority)
const requestShape = z.object({ authority })
const inquiryShape = z.object({ status: z.enum(['VERIFIED', 'PAID', 'IN_BANK', 'FAILED', 'REVERSED']) })
const verifyShape = z.object({
  ref_id: z.union([z.string().min(1), z.number().int()]).transform(String),
  card_pan: z.string().nullish(),
  card_hash: z.string().nullish(),
  fee: rials.nullish(),
})

/** Zarinpal writes times of Tehran, «2020-07-01 17:33:25». */
const theirTime = z
  .string()
  .regex(/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .transform((text) => instantAt(text.slice(0, 10), text.slice(11)))
const unverifiedShape = z.object({
  authorities: z.array(
    z
      .object({ authority, amount: rials, date: theirTime })
      .transform(({ date, ...row }) => ({ ...row, at: date })),
  ),
})
