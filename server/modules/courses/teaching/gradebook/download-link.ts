import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export type Format = 'csv' | 'xlsx'

/** What a link to a gradebook's file says. */
export interface Download {
  readonly courseId: string
  readonly format: Format
  readonly cohortId: string | null
  /** Seconds of the epoch. */
  readonly until: number
}

const lifeSeconds = 300

const signatureOf = (
  secret: string,
  sessionId: string,
  { courseId, format, cohortId, until }: Download,
): string =>
  createHmac('sha256', secret)
    .update(`gradebook ${courseId} ${format} ${cohortId ?? ''} ${until} ${sessionId}`)
    .digest('base64url')

/** A path from which this session may fetch the file for five minutes. */
export function linkToDownload(
  secret: string,
  sessionId: string,
  now: Date,
  wish: Omit<Download, 'until'>,
): { url: string; until: Date } {
  const download = { ...wish, until: Math.floor(now.getTime() / 1000) + lifeSeconds }
  const { courseId, format, cohortId, until } = download
  const query = new URLSearchParams({
    until: String(until),
    ...(cohortId ? { cohort: cohortId } : {}),
    by: signatureOf(secret, sessionId, download),
  })
  return { url: `/downloads/gradebook/${courseId}/${format}?${query}`, until: new Date(until * 1000) }
}

const asked = z.object({
  courseId: z.uuid(),
  format: z.enum(['csv', 'xlsx']),
  cohort: z.uuid().optional(),
  until: z
    .string()
    .regex(/^\d{10,12}$/)
    .transform(Number),
  by: z.string().max(64),
})

/** The download that an address names; null when it was not made for this session, or its time is over. */
export function readDownload(
  secret: string,
  sessionId: string,
  now: Date,
  address: unknown,
): Download | null {
  const { data } = asked.safeParse(address)
  if (!data || data.until * 1000 <= now.getTime()) return null
  const download = { ...data, cohortId: data.cohort ?? null }
  const [given, right] = [Buffer.from(data.by), Buffer.from(signatureOf(secret, sessionId, download))]
  return given.length === right.length && timingSafeEqual(given, right) ? download : null
}
