import { z } from 'zod'
import { BankSilent } from '../../bank.ts'

/** Zarinpal's answer to a call: 100 and 101 mean success and come with `data`; every other number is a refusal. */
export interface Answer {
  readonly code: number
  readonly data: unknown
}

/** One call to a server: its body, its token, and how long it may take. */
export interface Post {
  readonly address: URL
  readonly fields: object
  readonly waitMs: number
  readonly token?: string
}

// Codes that look like a refusal but are Zarinpal's own trouble and pass: too many attempts, and «unexpected».
const passing = new Set([-12, -52])

/** Calls a method of REST v4 (facts.md B6). Anything but a clear answer throws `BankSilent`. */
export async function askZarinpal(method: string, post: Post): Promise<Answer> {
  const { body, status } = await postJson(method, post)
  const no = refusal.safeParse(body)
  if (no.success && !passing.has(no.data.errors.code)) return { code: no.data.errors.code, data: null }
  const yes = success.safeParse(body)
  if (!yes.success || status >= 400) throw silence(method, `an answer without sense (${status})`)
  return { code: yes.data.data.code, data: yes.data.data }
}

/** Returns any JSON of an answer with a status below 500. */
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
  // A body that does not arrive in time counts as no answer.
  const body: unknown = await reply.json().catch(() => undefined)
  if (body === undefined || reply.status >= 500) throw silence(method, `an answer of ${reply.status}`)
  return { status: reply.status, body }
}

export const silence = (method: string, why: string): BankSilent => new BankSilent(`${method}: ${why}`)

// Zarinpal sends some numbers as text, e.g. the code of unVerified.
const number = z.coerce.number().int()
const success = z.object({ data: z.looseObject({ code: number }) })
const refusal = z.object({ errors: z.object({ code: number }) })
