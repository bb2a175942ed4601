import { createHash } from 'node:crypto'
import { wallTimeOf } from '@arvand/persian/zone'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database.ts'
import { graphqlRoute } from './graphql-route.ts'
import { confirmPayment, findPayment, openPayment, reversePayment, unverifiedOf } from './payments.ts'
import { leastAmount, type SandboxPayment, stateOf } from './rules.ts'

export interface GatewayDeps {
  readonly db: Db
  readonly clock: Clock
  /** Whether a return address is on the registered domain; the only registered domain is our own. */
  readonly isOurOrigin: (origin: string) => boolean
}

type Said = { data: object; errors: [] } | { data: []; errors: { code: number; message: string } }

/**
 * `pg/v4/payment/*.json` and `graphql`, with Zarinpal's answers (facts.md B6): always JSON, and a number for each
 * refusal.
 */
export async function gatewayRoutes(scope: FastifyInstance, deps: GatewayDeps): Promise<void> {
  const { db, clock } = deps
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 16_384 },
    scope.getDefaultJsonParser('error', 'error'),
  )
  scope.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'sandbox bank failed')
    return reply.code(status).send(no(status < 500 ? -9 : -52))
  })
  const method = <T>(name: string, shape: z.ZodType<T>, answer: (asked: T) => Promise<Said>) =>
    scope.post(`/pg/v4/payment/${name}.json`, async (request) => {
      const asked = shape.safeParse(request.body)
      return asked.success ? answer(asked.data) : no(-9, asked.error.issues)
    })
  method('request', requestShape, (asked) => request(deps, asked))
  method('verify', verifyShape, async (asked) => {
    const confirmed = await confirmPayment(db, clock, asked)
    return 'payment' in confirmed ? yes(verified(confirmed.payment, confirmed.code)) : no(confirmed.code)
  })
  method('unVerified', merchantShape, async ({ merchant }) => {
    const payments = await unverifiedOf(db, clock, merchant)
    return yes({ code: 100, message: 'Success', authorities: payments.map(unverifiedRow) })
  })
  method('inquiry', authorityShape, async ({ merchant, authority }) => {
    const payment = await findPayment(db, authority)
    if (payment?.merchant !== merchant) return no(payment ? -53 : -54)
    return yes({ code: 100, message: 'Success', status: stateOf(payment, clock.now()) })
  })
  method('reverse', authorityShape, async (asked) => {
    const code = await reversePayment(db, clock, asked)
    return code === 100 ? yes({ code, message: 'Reversed' }) : no(code)
  })
  graphqlRoute(scope, deps)
}

const yes = (data: object): Said => ({ data, errors: [] })

function no(code: number, issues: readonly z.core.$ZodIssue[] = []): Said {
  const message = messages[code] ?? 'Unexpected error.'
  const validations = issues.map((issue) => ({ [issue.path.join('.')]: issue.message }))
  return { data: [], errors: { code, message, ...(code === -9 ? { validations } : {}) } }
}

const messages: Readonly<Record<number, string>> = {
  [-9]: 'The input params invalid, validation error.',
  [-14]: 'The callback URL domain does not match the registered terminal domain.',
  [-30]: 'Terminal do not allow to accept floating wages.',
  [-50]: 'Session is not valid, amounts values is not the same.',
  [-51]: 'Session is not valid, session is not active paid try.',
  [-52]: 'Oops!!, please contact our support team.',
  [-53]: 'Session is not this merchant_id session.',
  [-54]: 'Invalid authority.',
  [-60]: 'Session can not be reversed.',
}

async function request({ db, clock, isOurOrigin }: GatewayDeps, asked: z.output<typeof requestShape>) {
  if (asked.wages !== undefined) return no(-30)
  // This check also keeps strangers from redirecting people to other sites through our address.
  if (!isOurOrigin(new URL(asked.callbackUrl).origin)) return no(-14)
  const opened = await openPayment(db, clock, asked)
  return yes({ code: 100, message: 'Success', fee_type: 'Merchant', ...opened })
}

const verified = ({ ref_id, card_pan, fee }: SandboxPayment, code: 100 | 101) => ({
  code,
  message: code === 100 ? 'Paid' : 'Verified',
  ref_id,
  card_pan,
  card_hash: createHash('sha256').update(String(card_pan)).digest('hex').toUpperCase(),
  fee_type: 'Merchant',
  fee,
})

function unverifiedRow({ authority, amount, callback_url, paid_at }: SandboxPayment) {
  const { day, hour, minute, second } = wallTimeOf(paid_at ?? 0)
  const time = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
  return { authority, amount, callback_url, referer: callback_url, date: `${day} ${time}` }
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** A text that PostgreSQL can store: no null byte, no half of a surrogate pair. */
const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => value.isWellFormed() && !value.includes('\0'))

const amount = z.number().int().positive()
const merchant = z.object({ merchant_id: z.guid() })
const merchantShape = merchant.transform(({ merchant_id }) => ({ merchant: merchant_id.toLowerCase() }))
const authorityShape = merchant
  .extend({ authority: text(500) })
  .transform(({ merchant_id, authority }) => ({ merchant: merchant_id.toLowerCase(), authority }))
const verifyShape = merchant
  .extend({ authority: text(500), amount })
  .transform(({ merchant_id, ...rest }) => ({ merchant: merchant_id.toLowerCase(), ...rest }))
const requestShape = merchant
  .extend({
    amount: amount.min(leastAmount),
    // Zarinpal's other unit is toman (IRT); Arvand sends rials only.
    currency: z.literal('IRR').default('IRR'),
    description: text(500),
    callback_url: z.url({ protocol: /^https?$/ }).max(2000),
    metadata: z.object({ order_id: z.union([text(100), z.number()]).nullish() }).nullish(),
    wages: z.unknown().optional(),
  })
  .transform(({ merchant_id, callback_url, metadata, ...rest }) => ({
    ...rest,
    merchant: merchant_id.toLowerCase(),
    callbackUrl: callback_url,
    orderId: metadata?.order_id == null ? null : String(metadata.order_id),
  }))
