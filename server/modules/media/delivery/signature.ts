import { createHmac, timingSafeEqual } from 'node:crypto'

/** The query parameters of a private link. */
export interface LinkProof {
  /** Seconds of the epoch. */
  readonly until: number
  /** The session that the link was made for, as a keyed hash. */
  readonly for: string
  readonly by: string
}

const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)

const sessionMark = (secret: string, sessionId: string): string =>
  digest(secret, `media session ${sessionId}`).slice(0, 16)

const signatureOf = (secret: string, fileId: string, until: number, mark: string): string =>
  digest(secret, `media link ${fileId} ${until} ${mark}`)

const hourSeconds = 3600
const lifeHours = 6

/**
 * Signs a file with all its forms for one session. The link expires on the full hour, so that a page loaded twice has
 * the same links and the browser's cache can help. At least six hours, so that it outlasts a long lesson.
 */
export function signLink(secret: string, fileId: string, sessionId: string, now: Date): LinkProof {
  const until = (Math.floor(now.getTime() / 1000 / hourSeconds) + 1 + lifeHours) * hourSeconds
  const mark = sessionMark(secret, sessionId)
  return { until, for: mark, by: signatureOf(secret, fileId, until, mark) }
}

/** Why a link does not open for this session now; null when it does. */
export function whyNotOpen(
  secret: string,
  fileId: string,
  proof: LinkProof,
  sessionId: string | null,
  now: Date,
): 'media.link-not-yours' | 'media.link-expired' | 'media.no-right' | null {
  if (!isSame(proof.by, signatureOf(secret, fileId, proof.until, proof.for))) return 'media.no-right'
  if (proof.until * 1000 <= now.getTime()) return 'media.link-expired'
  if (sessionId === null) return 'media.link-not-yours'
  return isSame(proof.for, sessionMark(secret, sessionId)) ? null : 'media.link-not-yours'
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const queryOf = ({ until, for: mark, by }: LinkProof): string => `?until=${until}&for=${mark}&by=${by}`
