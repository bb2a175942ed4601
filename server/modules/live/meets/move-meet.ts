import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { settingIn } from '#platform/settings'
import type { LiveDeps } from '../deps.ts'
import { holdLonger } from '../jobs.ts'
import { meetMoved } from '../live-notice-types.ts'
import { liveSettings } from '../live-settings.ts'
import { reminderDue } from '../reminders.ts'
import { live, type MeetRow } from '../tables.ts'
import { lockSlot, overlapsWithOther } from './book.ts'
import { type Side, whyNotMove, whyNotMoveTo } from './meet.ts'
import { meetReply } from './meet-queries.ts'

interface MoveWish {
  readonly meetId: string
  readonly slotId: string
  /** What the teacher tells the learner. */
  readonly reason?: string
}

/** The learner moves a meet. */
export const moveMeet = (deps: LiveDeps, request: RepeatedRequest, wish: MoveWish) =>
  transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      await move(deps, tx, 'learner', request.personId, wish)
      return { meet: await meetReply(tx, deps.clock.now(), wish.meetId) }
    }),
  )

/** The teacher moves a meet; the learner may then give it up until its start. */
export const moveTaught = (deps: LiveDeps, request: RepeatedRequest, wish: MoveWish) =>
  transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      await move(deps, tx, 'teacher', request.personId, wish)
      return {}
    }),
  )

async function move(deps: LiveDeps, tx: Tx, side: Side, personId: string, wish: MoveWish): Promise<void> {
  const now = deps.clock.now()
  // The offer is locked before the meet, as where it is booked.
  const slot = await lockSlot(tx, wish.slotId)
  const meet = await live(tx)
    .selectFrom('live.meets')
    .selectAll()
    .select(settingIn(liveSettings.meetFreeHours).as('free_hours'))
    .where('id', '=', wish.meetId)
    .where(side === 'learner' ? 'learner_id' : 'teacher_id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!meet) return refuse('live.unknown-meet')
  refuseIf(whyNotMove(side, meet, now))
  if (!slot) return refuse('live.unknown-slot')
  refuseIf(whyNotMoveTo(side, meet, slot, now))
  if (slot.id === meet.slot_id || (await overlapsWithOther(tx, slot.id, meet.id))) refuse('live.slot-taken')
  const moved: MeetRow = await live(tx)
    .updateTable('live.meets')
    .set({ slot_id: slot.id, starts_at: slot.starts_at, moved_by_teacher: side === 'teacher' })
    .set(
      side === 'learner'
        ? { learner_moves: meet.learner_moves + 1 }
        : { teacher_moves: meet.teacher_moves + 1 },
    )
    .set({ reminded: reminderDue(slot.starts_at, now), changed_at: now })
    .where('id', '=', meet.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const reason = wish.reason ?? ''
  await live(tx)
    .insertInto('live.meet_moves')
    .values({
      ...{ id: newId(), meet_id: meet.id, at: now, by_id: personId },
      ...{ from_at: meet.starts_at, to_at: slot.starts_at, reason },
    })
    .execute()
  await deps.jobs.leave(tx, holdLonger, { meetId: moved.id })
  await tellMoved(deps, tx, side, moved, reason)
}

async function tellMoved(
  { jobs, clock }: LiveDeps,
  tx: Tx,
  side: Side,
  meet: MeetRow,
  reason: string,
): Promise<void> {
  const [personId, otherId] =
    side === 'teacher' ? [meet.learner_id, meet.teacher_id] : [meet.teacher_id, meet.learner_id]
  const other = await live(tx)
    .selectFrom('identity.people')
    .select('name')
    .where('id', '=', otherId)
    .executeTakeFirst()
  await leaveNotice(jobs, tx, clock, {
    personId,
    kind: meetMoved,
    about: {
      ...{ with: other?.name ?? '', startsAt: meet.starts_at, reason },
      link: side === 'teacher' ? '/panel/classes/meets' : '/teach/meets',
    },
    cause: `meet ${meet.id} moved ${meet.learner_moves + meet.teacher_moves}`,
  })
}
