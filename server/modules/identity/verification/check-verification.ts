import type { Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import type { RateLimits } from '#platform/rate-limits'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import { secretFits } from '../password/hash.ts'
import { checksByAddress } from './limits.ts'
import { giveTicket } from './tickets.ts'
import { markChecked, takeTry } from './verification-queries.ts'

interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly limits: RateLimits
}

/**
 * Exchanges a code for a ticket. The try is counted and committed before the code is checked, so that parallel guesses
 * count too; a wrong, expired, used or unknown code all get the same refusal.
 */
export async function checkVerification(
  { db, clock, limits }: Deps,
  caller: Caller,
  { verificationId, code }: { verificationId: string; code: string },
) {
  await limits.takeByAddress(checksByAddress, caller.address)
  const verification = await takeTry(db, verificationId, clock.now())
  const fits = await secretFits(verification?.code_hash ?? null, code)
  if (!verification || !fits) {
    // The audit entry has no person id, because looking it up would make refusals differ in time.
    await record(db, clock, caller, { act: 'code-refused', personId: null, detail: { verificationId } })
    refuse('identity.code-wrong')
  }
  return transaction(db, async (tx) => {
    const isFirst = await markChecked(tx, verificationId, clock.now())
    if (!isFirst) refuse('identity.code-wrong')
    return giveTicket(tx, clock, verification)
  })
}
