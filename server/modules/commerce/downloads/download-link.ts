import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What is downloaded: one of the sheets that `downloads` knows, of something, in a format. */
export interface Download {
  readonly what: string
  /** What it is of, in the sheet's own words (an id, a query); empty: all. */
  readonly of: string
  readonly format: 'csv' | 'xlsx'
}

const lifeSeconds = 300

const signatureOf = (secret: string, sessionId: string, { what, of, format }: Download, until: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['commerce', what, of, format, until, sessionId]))
    .digest('base64url')

/** A path from which this session may fetch a sheet for five minutes. */
export function linkToDownload(
  secret: string,
  sessionId: string,
  now: Date,
  download: Download,
): { url: string; until: Date } {
  const until = Math.floor(now.getTime() / 1000) + lifeSeconds
  const { what, of, format } = download
  const by = signatureOf(secret, sessionId, download, until)
  const query = new URLSearchParams({ of, until: String(until), by })
  return { url: `/downloads/commerce/${what}/${format}?${query}`, until: new Date(until * 1000) }
}

const asked = z.object({
  what: z.string().max(40),
  of: z.string().max(400).default(''),
  format: z.enum(['csv', 'xlsx']),
  until: z
    .string()
    .regex(/^\d{10,12}$/)
    .transform(Number),
  by: z.string().max(64),
})

/** What an address names; null when it was not made for this session, or its time is over. */
export function readDownloadLink(
  secret: string,
  sessionId: string,
  now: Date,
  address: unknown,
): Download | null {
  const { data } = asked.safeParse(address)
  if (!data || data.until * 1000 <= now.getTime()) return null
  const given = Buffer.from(data.by)
  const right = Buffer.from(signatureOf(secret, sessionId, data, data.until))
  return given.length === right.length && timingSafeEqual(given, right) ? data : null
}
