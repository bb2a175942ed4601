import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { meetReminder } from '../live-notice-types.ts'
import { reminderSteps } from '../reminders.ts'
import { live } from '../tables.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'jobs'>

const batch = 100

/** Reminds both of a booked meet: a day, an hour and ten minutes before its start, each once. */
export async function remindMeets(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const { step, until } of reminderSteps(now))
    for (let found = batch; found === batch; )
      found = await transaction(deps.db, (tx) => remindSome(deps, tx, now, step, until))
}

async function remindSome({ clock, jobs }: Deps, tx: Tx, now: Date, step: number, until: Date) {
  const rows = await live(tx)
    .selectFrom('live.meets as m')
    .innerJoin('identity.people as learner', 'learner.id', 'm.learner_id')
    .innerJoin('identity.people as teacher', 'teacher.id', 'm.teacher_id')
    .select(['m.id', 'm.starts_at as startsAt', 'm.learner_id', 'm.teacher_id'])
    .select(['learner.name as learner', 'teacher.name as teacher'])
    .where('m.state', '=', 'booked')
    .where('m.starts_at', '>', now)
    .where('m.starts_at', '<=', until)
    .where('m.reminded', '<', step)
    .orderBy('m.starts_at')
    .limit(batch)
    .forUpdate('m')
    .execute()
  if (rows.length === 0) return 0
  await live(tx)
    .updateTable('live.meets')
    .set({ reminded: step })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  for (const { id, startsAt, ...both } of rows) {
    const cause = `reminder ${step} of meet ${id} at ${startsAt.toISOString()}`
    for (const [personId, name, link] of [
      [both.learner_id, both.teacher, '/panel/classes/meets'],
      [both.teacher_id, both.learner, '/teach/meets'],
    ] as const)
      await leaveNotice(jobs, tx, clock, {
        ...{ personId, kind: meetReminder, cause },
        about: { with: name, startsAt, step, link },
      })
  }
  return rows.length
}
