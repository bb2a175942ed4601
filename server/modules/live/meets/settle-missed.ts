import { refundFactor } from '#modules/commerce'
import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { meetMissed } from '../live-notice-types.ts'
import { live } from '../tables.ts'

/** Gives the money of a missed meet back, unless the learner alone was not in, and tells both. May run twice. */
export const settleMissed = (deps: LiveDeps, meetId: string): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const meet = await live(tx)
      .selectFrom('live.meets')
      .selectAll()
      .where('id', '=', meetId)
      .where('state', '=', 'missed')
      .executeTakeFirst()
    if (!meet) return
    const { factor_id: factorId, line_id: lineId, teacher_id: by } = meet
    const moneyBack = meet.missed_by !== 'learner' && meet.paid > 0 && factorId !== null && lineId !== null
    if (moneyBack)
      await refundFactor(deps, tx, { factorId, lines: [lineId], by, reason: 'غیبت مدرس در جلسهٔ خصوصی' })
    for (const side of ['learner', 'teacher'] as const)
      await leaveNotice(deps.jobs, tx, deps.clock, {
        personId: side === 'learner' ? meet.learner_id : meet.teacher_id,
        kind: meetMissed,
        about: {
          ...{ startsAt: meet.starts_at, isOwn: meet.missed_by === side || meet.missed_by === 'both' },
          ...{ moneyBack, isTeacher: side === 'teacher' },
          link: side === 'teacher' ? '/teach/meets' : '/panel/classes/meets',
        },
        cause: `meet ${meetId} missed`,
      })
  })
