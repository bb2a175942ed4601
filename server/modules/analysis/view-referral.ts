import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import type { AnalysisDeps } from './deps.ts'
import { analysis } from './tables.ts'

const sevenDaysMs = 604_800_000
const perHour = { name: 'analysis-ref-view', times: 120, seconds: 3600 }

/**
 * Counts a view of a code, once for each visitor in seven days. False when it was counted before, the code is the
 * visitor's own, or there is no such code; callers cannot tell which.
 */
export async function viewReferral(
  { db, clock, limits, visitorOf }: AnalysisDeps,
  caller: Caller,
  actor: Actor | null,
  code: string,
): Promise<boolean> {
  await limits.takeByAddress(perHour, caller.address)
  const now = clock.now()
  const visitor = visitorOf(caller, `code ${code}`)
  return transaction(db, async (tx) => {
    const owner = await ownerOf(tx, code)
    if (owner === null || owner === actor?.personId) return false
    if (!(await isFirstInSevenDays(tx, code, visitor, now))) return false
    await analysis(tx)
      .insertInto('analysis.ref_view_days')
      .values({ code, day: dayAt(now), views: 1 })
      .onConflict((conflict) =>
        conflict.columns(['code', 'day']).doUpdateSet({ views: sql`ref_view_days.views + 1` }),
      )
      .execute()
    return true
  })
}

async function ownerOf(tx: Tx, code: string): Promise<string | null> {
  const row = await analysis(tx)
    .selectFrom('identity.referral_codes')
    .select('person_id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.person_id ?? null
}

async function isFirstInSevenDays(tx: Tx, code: string, visitor: Buffer, now: Date): Promise<boolean> {
  const row = await analysis(tx)
    .insertInto('analysis.ref_visitors')
    .values({ code, visitor, counted_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['code', 'visitor'])
        .doUpdateSet({ counted_at: now })
        .where('analysis.ref_visitors.counted_at', '<=', new Date(now.getTime() - sevenDaysMs)),
    )
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes visitors whose seven days are over. */
export async function forgetRefVisitors(tx: Tx, now: Date): Promise<void> {
  await analysis(tx)
    .deleteFrom('analysis.ref_visitors')
    .where('counted_at', '<=', new Date(now.getTime() - sevenDaysMs))
    .execute()
}
