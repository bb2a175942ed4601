import { z } from 'zod'
import { BankSilent } from '../../bank.ts'

/** Zarinpal's word on a call: 100 and 101 are a yes and bring `data`; every other number is a no. */
export interface Answer {
  readonly code: number
  readonly data: unknown
}

/** One call to a server, by when it must have answered, and what else is said in its head. */
export interface Post {
  readonly address: URL
  readonly fields: object
  readonly waitMs: number
  readonly token?: string
}

// Their own troubles under the number of a no: too many attempts, and «unexpected».
const passing = new Set([-12, -52])

/** Asks a method of REST v4 (facts.md B6). Whatever is no clear answer is `BankSilent`. */
export async function askZarinpal(method: string, post: Post): Promise<Answer> {
  const { body, status } = await postJson(method, post)
  const no = refusal.safeParse(body)
  if (no.success && !passing.has(no.data.errors.code)) return { code: no.data.errors.code, data: null }
  const yes = success.safeParse(body)
  if (!yes.success || status >= 400) throw silence(method, `an answer without sense (${status})`)
  return { code: yes.data.data.code, data: yes.data.data }
}

/** Any JSON that a server says under 500, whatever its status. */
export async function postJson(
  method: string,
  { address, fields, waitMs, token }: Post,
): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => {
    throw silence(method, 'no answer')
  })
  // A body that does not come in time is no answer either.
  const body: unknown = await reply.json().catch(() => undefined)
  if (body === undefined || reply.status >= 500) throw silence(method, `an answer of ${reply.status}`)
  return { status: reply.status, body }
}

export const silence = (method: string, why: string): BankSilent => new BankSilent(`${method}: ${why}`)

// They write a number as a text in places, e.g. the code of unVerified.
const number = z.coerce.number().int()
const success = z.object({ data: z.looseObject({ code: number }) })
const refusal = z.object({ errors: z.object({ code: number }) })
