import { localMobile } from '@arvand/persian/mobile'
import { z } from 'zod'
import { DeliveryTrouble, outcomeOfBreak } from '../delivery-trouble.ts'
import type { Sms } from '../sms.ts'

export interface KavenegarSettings {
  readonly key: string
  /** The approved template of one-time codes; its only token is the code. */
  readonly template: string
  /** The sender's number for other texts; empty: the account's default number. */
  readonly sender: string
  readonly baseUrl: URL
}

const longestWaitMs = 10_000

/**
 * Sends through Kavenegar's HTTP API (facts.md B7). It never tries again, because only the caller, a job, knows whether
 * that is safe. The key is part of the address, so no address is ever put into an error.
 */
export function smsByKavenegar(settings: KavenegarSettings, waitMs = longestWaitMs): Sms {
  const ask = (method: string, fields: Record<string, string>) =>
    askKavenegar(settings, method, fields, waitMs)
  return {
    on: true,
    voice: true,
    sendCode: ({ to, code, by }) =>
      ask('verify/lookup', {
        receptor: receptorOf(to),
        token: code,
        template: settings.template,
        type: by,
      }),
    send: ({ to, text }) =>
      ask('sms/send', {
        receptor: receptorOf(to),
        message: text,
        ...(settings.sender ? { sender: settings.sender } : {}),
      }),
  }
}

/** `09…` for Iran, `00…` for other countries. */
const receptorOf = (phone: string): string => localMobile(phone).replace(/^\+/, '00')

async function askKavenegar(
  { key, baseUrl }: KavenegarSettings,
  method: string,
  fields: Record<string, string>,
  waitMs: number,
): Promise<void> {
  const address = new URL(`/v1/${encodeURIComponent(key)}/${method}.json`, baseUrl)
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    const outcome = outcomeOfBreak(error)
    throw new DeliveryTrouble(`Kavenegar ${method}: no answer (${outcome})`, { outcome })
  })
  const body = replyShape.safeParse(await reply.json().catch(() => null))
  refuseUnlessTaken(method, reply.status, body.success ? body.data : null)
}

const entry = z.object({ status: z.number() })

/** `entries` is an object in one of Kavenegar's libraries and a list in another. */
const replyShape = z.object({
  return: z.object({ status: z.number() }),
  entries: z.union([entry, z.array(entry)]).nullish(),
})

function refuseUnlessTaken(
  method: string,
  httpStatus: number,
  body: z.output<typeof replyShape> | null,
): void {
  const status = body?.return.status ?? httpStatus
  if (!body && httpStatus < 400)
    throw new DeliveryTrouble(`Kavenegar ${method}: an answer without sense`, { outcome: 'unknown' })
  if (status !== 200) throw refused(method, status)
  const [first] = [body?.entries ?? []].flat()
  if (first && neverComes.has(first.status))
    throw new DeliveryTrouble(`Kavenegar ${method}: message state ${first.status}`, {
      outcome: 'notSent',
      final: true,
    })
}

// Failed, undelivered, cancelled, filtered by the receiver, wrong id.
const neverComes = new Set([6, 11, 13, 14, 100])

function refused(method: string, status: number): DeliveryTrouble {
  const reason = reasons.get(status) ?? 'refused'
  // Behind a gateway's 502 or 504 Kavenegar itself may have accepted the message.
  const outcome = status === 502 || status === 504 ? 'unknown' : 'notSent'
  return new DeliveryTrouble(`Kavenegar ${method}: ${status} ${reason}`, {
    outcome,
    final: finalStatuses.has(status),
  })
}

const reasons = new Map([
  [400, 'arguments'],
  [401, 'account disabled'],
  [402, 'operation failed'],
  [403, 'key not known'],
  [404, 'method not known'],
  [405, 'wrong HTTP method'],
  [406, 'a field is missing'],
  [407, 'no access'],
  [409, 'busy'],
  [411, 'receiver'],
  [412, 'sender'],
  [413, 'message empty or too long'],
  [414, 'too many'],
  [417, 'time'],
  [418, 'no credit'],
  [422, 'characters'],
  [424, 'template not found'],
  [426, 'plan'],
  [428, 'spoken codes are digits only'],
  [431, 'shape of the code'],
])

// With these the message itself is wrong; the others may pass once the account or Kavenegar's server works again.
const finalStatuses = new Set([400, 406, 411, 413, 417, 422, 428, 431])
