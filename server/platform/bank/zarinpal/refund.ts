import { z } from 'zod'
import { BankRefused, type RefundAsk } from '../../bank.ts'
import { postJson, silence } from './ask.ts'

export interface RefundSettings {
  readonly url: () => URL | Promise<URL>
  /** The access token of the panel's owner. */
  readonly token: string
  /**
   * Number of the terminal, by which a session is found. Null: a payment's authority is its session's id, as in the
   * sandbox.
   */
  readonly terminal: string | null
}

type Refunded = { refundId: string } | 'refused'

/** Refunds by GraphQL: first finds Zarinpal's session of the payment, then calls AddRefund (facts.md B6). */
export async function refundAt(settings: RefundSettings, ask: RefundAsk, waitMs: number): Promise<Refunded> {
  const send = async (name: string, query: string, variables: object) =>
    readReply(
      name,
      await postJson(name, {
        address: await settings.url(),
        fields: { query, variables },
        token: settings.token,
        waitMs,
      }),
    )
  const session = settings.terminal ? await sessionOf(send, settings.terminal, ask.refId) : ask.authority
  if (!session) return 'refused'
  const data = await send('AddRefund', addRefund, {
    session_id: session,
    amount: ask.amount,
    description: [...ask.description].slice(0, 500).join(''),
    method: 'PAYA',
    reason: 'CUSTOMER_REQUEST',
  })
  if (data === 'refused') return 'refused'
  const made = refundShape.safeParse(data)
  if (!made.success) throw silence('AddRefund', 'an answer without sense')
  return { refundId: made.data.resource.id }
}

type Send = (name: string, query: string, variables: object) => Promise<unknown>

/** The id of the only session with this reference number; null when none or two match, and then nothing is refunded. */
async function sessionOf(send: Send, terminal: string, refId: string | undefined): Promise<string | null> {
  if (!refId) return null
  const data = await send('Session', findSession, { terminal_id: terminal, reference_id: refId, limit: 2 })
  const found = sessionsShape.safeParse(data)
  const [first, second] = found.success ? found.data.Session : []
  return first && !second ? first.id : null
}

function readReply(name: string, { status, body }: { status: number; body: unknown }): unknown {
  if (status === 401 || status === 403) throw new BankRefused(status, `${name}: the token is not accepted`)
  const said = replyShape.safeParse(body)
  if (!said.success) throw silence(name, `an answer without sense (${status})`)
  const { errors, data } = said.data
  if (errors?.some(isTheirs)) throw silence(name, 'a failure of their server')
  return errors?.length ? 'refused' : data
}

const isTheirs = ({ message, extensions }: GraphqlError): boolean =>
  extensions?.category === 'internal' || /^internal server error$/i.test(message ?? '')

const graphqlError = z.object({
  message: z.string().optional(),
  extensions: z.object({ category: z.string().optional() }).optional(),
})
type GraphqlError = z.output<typeof graphqlError>

const replyShape = z
  .object({ data: z.unknown(), errors: z.array(graphqlError).optional() })
  .refine(({ data, errors }) => data !== undefined || errors !== undefined)
const id = z.union([z.string().min(1), z.number().int()]).transform(String)
const refundShape = z.object({ resource: z.object({ id }) })
const sessionsShape = z.object({ Session: z.array(z.object({ id })) })

const addRefund = `mutation AddRefund($session_id: ID!, $amount: BigInteger!, $description: String, $method: InstantPayoutActionTypeEnum, $reason: RefundReasonEnum) {
  resource: AddRefund(session_id: $session_id, amount: $amount, description: $description, method: $method, reason: $reason) {
    terminal_id
    id
    amount
    timeline { refund_amount refund_time refund_status }
  }
}`

const findSession = `query Sessions($terminal_id: ID!, $reference_id: String, $limit: Int) {
  Session(terminal_id: $terminal_id, reference_id: $reference_id, limit: $limit) { id status amount }
}`
