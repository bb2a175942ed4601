import { refundFactor } from '#modules/commerce'
import { leaveNotice } from '#modules/notices'
import { type Db, transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { meetMissed } from '../live-notice-types.ts'
import { laterIfAsked, lockSettling, settleEach } from '../settling.ts'
import { live, type MeetRow } from '../tables.ts'

/**
 * Tells both of a missed meet, and gives its money back unless the learner alone was not in. Telling is a transaction of
 * its own, so that both are told even where the money has to wait. May run twice.
 */
export async function settleMissed(deps: LiveDeps, meetId: string): Promise<void> {
  const meet = await live(deps.db)
    .selectFrom('live.meets')
    .selectAll()
    .where('id', '=', meetId)
    .where('state', '=', 'missed')
    .executeTakeFirst()
  if (!meet) return
  await tell(deps, meet)
  await refundMeet(deps, meetId)
}

const mostAtOnce = 100

/** Gives the money of missed and cancelled meets back that is left: a manager had to decide, or all tries failed. */
export async function settleLeftMeets(deps: LiveDeps): Promise<void> {
  const rows = await owed(deps.db).select('id').orderBy('changed_at').limit(mostAtOnce).execute()
  await settleEach(rows, ({ id }) => refundMeet(deps, id))
}

/** Paid meets whose money goes back. */
const owed = (db: Db) =>
  live(db)
    .selectFrom('live.meets')
    .where('paid', '>', 0)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'cancelled'),
        and([eb('state', '=', 'missed'), eb('missed_by', '<>', 'learner')]),
      ]),
    )

/** Gives the money of a meet back, if it is owed; where a manager decides about it first, later. */
async function refundMeet(deps: LiveDeps, meetId: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockSettling(tx, meetId)
    const meet = await owed(tx).selectAll().where('id', '=', meetId).executeTakeFirst()
    if (!meet || meet.factor_id === null || meet.line_id === null) return
    const reason = meet.state === 'missed' ? 'غیبت مدرس در جلسهٔ خصوصی' : 'لغو جلسهٔ خصوصی توسط مدرس'
    const { factor_id: factorId, line_id: lineId, teacher_id: by } = meet
    await refundFactor(deps, tx, { factorId, lines: [lineId], by, reason })
  }).catch(laterIfAsked)
}

const tell = ({ db, jobs, clock }: LiveDeps, meet: MeetRow): Promise<void> =>
  transaction(db, async (tx) => {
    const moneyBack = meet.missed_by !== 'learner' && meet.paid > 0
    for (const side of ['learner', 'teacher'] as const)
      await leaveNotice(jobs, tx, clock, {
        personId: side === 'learner' ? meet.learner_id : meet.teacher_id,
        kind: meetMissed,
        about: {
          ...{ startsAt: meet.starts_at, isOwn: meet.missed_by === side || meet.missed_by === 'both' },
          ...{ moneyBack, isTeacher: side === 'teacher' },
          link: side === 'teacher' ? '/teach/meets' : '/panel/classes/meets',
        },
        cause: `meet ${meet.id} missed`,
      })
  })
