import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CommerceDeps } from '../deps.ts'
import { followEntitlements } from '../factors/entitlements.ts'
import { findFactors } from '../factors/factor-queries.ts'
import { recipientOf } from '../for-whom.ts'
import { titleOf } from '../title-of.ts'
import { factorNoticeTypes } from './factor-notice-types.ts'

/**
 * Job that a paying transaction leaves: receipt and sellers' follow-up come after the commit, so that no payer waits.
 */
export const notifyFactorPaid = jobKind('commerce.tell-of-factor', z.strictObject({ factorId: z.uuid() }), {
  retries: 20,
  pause: 1,
})

/** Sends the receipt of a paid factor, once however often it is called, and lets its sellers do what follows. */
export async function followFactor(
  deps: Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'sellables'>,
  factorId: string,
): Promise<void> {
  const { db, clock, jobs } = deps
  const [factor] = await findFactors(db, [factorId])
  if (!factor?.number) return
  const { id, person_id, number, total, lines } = factor
  await transaction(db, (tx) =>
    leaveNotice(jobs, tx, clock, {
      personId: person_id,
      kind: factorNoticeTypes.factorPaid,
      about: {
        id,
        number,
        total,
        title: titleOf(factor),
        given: lines.map(recipientOf),
      },
      cause: `factor ${id} paid`,
    }),
  )
  await followEntitlements(deps, { factorId })
}
