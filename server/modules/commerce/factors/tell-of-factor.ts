import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CommerceParts } from '../parts.ts'
import { findFactors } from './factor-queries.ts'
import { givenBy } from './given.ts'
import { kindsOfFactors } from './kinds-of-factors.ts'
import { titleOf } from './title-of.ts'

/** Left by the transaction that pays: the receipt is written after it, so that nobody waits for it. */
export const tellOfFactor = jobKind('commerce.tell-of-factor', z.strictObject({ factorId: z.uuid() }), {
  retries: 10,
})

/** Sends the receipt of a paid factor; once, however often it is asked. */
export async function sendReceipt(
  { db, clock, jobs }: Pick<CommerceParts, 'db' | 'clock' | 'jobs'>,
  factorId: string,
): Promise<void> {
  const [factor] = await findFactors(db, [factorId])
  if (!factor?.number) return
  const { id, person_id, number, total, lines } = factor
  await transaction(db, (tx) =>
    leaveNotice(jobs, tx, clock, {
      personId: person_id,
      kind: kindsOfFactors.factorPaid,
      about: {
        id,
        number,
        total,
        title: titleOf(factor),
        given: lines.map(({ options }) => givenBy(options)),
      },
      cause: `factor ${id} paid`,
    }),
  )
}
