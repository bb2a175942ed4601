import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import type { Jobs } from '#platform/jobs'
import type { RateLimits } from '#platform/rate-limits'
import { Refusal, refuse } from '#platform/refusal'
import { hashSecret } from '../password/hash.ts'
import type { Purpose, VerificationRow } from '../tables.ts'
import { type CodePost, deliverCode, makeCode, resendCode } from './deliver-code.ts'
import { readCodeLimits, resendAfterMs, sendRules } from './limits.ts'
import { addVerification, latestPending, lockRecipient } from './verification-queries.ts'

export interface SendAsk {
  readonly mobile?: string | undefined
  readonly email?: string | undefined
  readonly purpose: Purpose
  readonly by?: 'sms' | 'call' | undefined
}

export interface SendDeps extends CodePost {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly limits: RateLimits
}

/**
 * Sends a one-time code. It does not look up whether an account exists: known and unknown numbers cause the same
 * work, the same writes and the same answer.
 */
export async function sendVerification(deps: SendDeps, caller: Caller, actor: Actor | null, ask: SendAsk) {
  const { db, clock, jobs, limits } = deps
  const by = ask.mobile === undefined ? 'mail' : (ask.by ?? 'sms')
  const recipient = ask.mobile ?? ask.email ?? ''
  if (by === 'mail' && !deps.mail.on) refuse('identity.mail-off')
  if (by !== 'mail' && !deps.sms.on) refuse('identity.sms-off')
  if (by === 'call' && !deps.sms.voice) refuse('identity.voice-off')
  const present = await readCodeLimits(db)
  const rules = sendRules(present)
  await limits.takeByAddress(rules.byAddress, caller.address)
  refuseEarlyResend(await latestPending(db, recipient), clock.now())
  await limits.take(rules.anHour, recipient)
  await limits.take(rules.aDay, recipient)
  await limits.take(rules.inAll, 'all')
  const code = makeCode()
  const codeHash = await hashSecret(code)
  const verification = await transaction(db, async (tx) => {
    await lockRecipient(tx, recipient)
    const now = clock.now()
    refuseEarlyResend(await latestPending(tx, recipient), now)
    const row = {
      id: newId(),
      recipient,
      purpose: ask.purpose,
      by,
      person_id: ask.purpose === 'change' ? (actor?.personId ?? null) : null,
      code_hash: codeHash,
      created_at: now,
      expires_at: new Date(now.getTime() + present.codeMinutes * 60_000),
    } as const
    await addVerification(tx, row)
    await jobs.leave(tx, resendCode, { verificationId: row.id }, { at: inAWhile() })
    return row
  })
  await deliverCode(deps, clock, verification, code)
  return {
    verificationId: verification.id,
    expiresAt: verification.expires_at,
    resendAt: new Date(verification.created_at.getTime() + resendAfterMs),
    voice: by !== 'mail' && deps.sms.voice,
  }
}

// The job queue uses real time, not the app's clock, which tests can move.
const inAWhile = (): Date => new Date(Date.now() + 10_000)

function refuseEarlyResend(pending: Pick<VerificationRow, 'created_at'> | undefined, now: Date): void {
  if (!pending) return
  const left = pending.created_at.getTime() + resendAfterMs - now.getTime()
  if (left > 0) throw new Refusal('request.too-many', { retryAfter: Math.ceil(left / 1000) })
}
