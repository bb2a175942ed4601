import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export type Format = 'csv' | 'xlsx'

const lifeSeconds = 300

const signatureOf = (secret: string, sessionId: string, format: Format, until: number): string =>
  createHmac('sha256', secret).update(`wallet ${format} ${until} ${sessionId}`).digest('base64url')

/** A path from which this session may fetch its own statement for five minutes. */
export function linkToStatement(
  secret: string,
  sessionId: string,
  now: Date,
  format: Format,
): { url: string; until: Date } {
  const until = Math.floor(now.getTime() / 1000) + lifeSeconds
  const query = new URLSearchParams({
    until: String(until),
    by: signatureOf(secret, sessionId, format, until),
  })
  return { url: `/downloads/wallet/${format}?${query}`, until: new Date(until * 1000) }
}

const asked = z.object({
  format: z.enum(['csv', 'xlsx']),
  until: z
    .string()
    .regex(/^\d{10,12}$/)
    .transform(Number),
  by: z.string().max(64),
})

/** The format that an address names; null when it was not made for this session, or its time is over. */
export function readStatementLink(
  secret: string,
  sessionId: string,
  now: Date,
  address: unknown,
): Format | null {
  const { data } = asked.safeParse(address)
  if (!data || data.until * 1000 <= now.getTime()) return null
  const given = Buffer.from(data.by)
  const right = Buffer.from(signatureOf(secret, sessionId, data.format, data.until))
  return given.length === right.length && timingSafeEqual(given, right) ? data.format : null
}
