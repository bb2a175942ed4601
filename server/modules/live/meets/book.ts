import {
  factorReply,
  findMyFactor,
  giveUpFactor,
  isRefundAsked,
  placeFactor,
  refundFactor,
} from '#modules/commerce'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { settingIn } from '#platform/settings'
import type { LiveDeps } from '../deps.ts'
import { meetBooked, meetCancelled } from '../live-notice-types.ts'
import { liveSettings } from '../live-settings.ts'
import { reminderDue } from '../reminders.ts'
import { live, type MeetRow, type SlotRow } from '../tables.ts'
import { whyNotCancel } from './meet.ts'
import { isToCome, meetReply } from './meet-queries.ts'
import { overlaps } from './offer.ts'

/** Locks a teacher's offer for a slot, so that of two people who want one time the first gets it. */
export async function lockSlot(tx: Tx, slotId: string): Promise<SlotRow | undefined> {
  const found = await live(tx)
    .selectFrom('live.meet_slots')
    .selectAll()
    .where('id', '=', slotId)
    .executeTakeFirst()
  if (!found) return undefined
  await live(tx)
    .selectFrom('live.meet_offers')
    .select('teacher_id')
    .where('teacher_id', '=', found.teacher_id)
    .forNoKeyUpdate()
    .execute()
  return live(tx).selectFrom('live.meet_slots').selectAll().where('id', '=', slotId).executeTakeFirst()
}

/** Why a locked slot cannot be booked by this person. */
export async function whyNotBook(tx: Tx, slot: SlotRow, personId: string, now: Date) {
  if (slot.teacher_id === personId) return 'live.own-slot' as const
  if (!slot.is_offered || slot.starts_at <= now) return 'live.unknown-slot' as const
  return (await overlapsWithOther(tx, slot.id)) ? ('live.slot-taken' as const) : null
}

/** Whether a meet of the same teacher, other than this one, takes time of a slot. */
export async function overlapsWithOther(tx: Tx, slotId: string, meetId?: string): Promise<boolean> {
  const clash = await live(tx)
    .selectFrom('live.meet_slots as s')
    .select('s.id')
    .where('s.id', '=', slotId)
    .where(overlaps('s.starts_at', 's.minutes', meetId))
    .executeTakeFirst()
  return clash !== undefined
}

/** Writes a meet of a locked slot. */
export async function putMeet(
  tx: Tx,
  slot: SlotRow,
  learnerId: string,
  now: Date,
  set: Pick<MeetRow, 'state'> & Partial<Pick<MeetRow, 'line_id' | 'factor_id'>>,
): Promise<MeetRow> {
  const { id: slot_id, teacher_id, starts_at, minutes, price } = slot
  const sold = { slot_id, sold_slot_id: slot_id }
  return live(tx)
    .insertInto('live.meets')
    .values({
      ...{ id: newId(), ...sold, teacher_id, learner_id: learnerId, starts_at, minutes, price },
      ...{ paid: 0, changed_at: now, missed_by: null, reminded: reminderDue(starts_at, now), ...set },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Books a slot; one that costs something is held with a factor to pay. */
export const bookMeet = (deps: LiveDeps, request: RepeatedRequest, slotId: string) =>
  transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const { personId } = request
      const now = deps.clock.now()
      const slot = (await lockSlot(tx, slotId)) ?? refuse('live.unknown-slot')
      const mine = await live(tx)
        .selectFrom('live.meets')
        .selectAll()
        .where('slot_id', '=', slotId)
        .where('learner_id', '=', personId)
        .where('state', '<>', 'cancelled')
        .executeTakeFirst()
      if (mine) return told(deps, tx, mine)
      refuseIf(await whyNotBook(tx, slot, personId, now))
      if (slot.price === 0) {
        const meet = await putMeet(tx, slot, personId, now, { state: 'booked' })
        await tellBooked(deps, tx, meet)
        return told(deps, tx, meet)
      }
      const factor = await placeFactor(deps, tx, personId, {
        items: [{ kind: 'meet', id: slotId, quantity: 1 }],
      })
      const meet = await live(tx)
        .selectFrom('live.meets')
        .selectAll()
        .where('factor_id', '=', factor.id)
        .where('state', '<>', 'cancelled')
        .executeTakeFirstOrThrow()
      return told(deps, tx, meet)
    }),
  )

async function told(deps: LiveDeps, tx: Tx, { id, learner_id, factor_id, state }: MeetRow) {
  const factor =
    state === 'pending-payment' && factor_id ? await findMyFactor(tx, learner_id, factor_id) : undefined
  return {
    meet: await meetReply(tx, deps.clock.now(), id),
    ...(factor ? { factor: await factorReply(deps, tx, factor) } : {}),
  }
}

/** Both are told that a meet is booked. */
export async function tellBooked(
  { jobs, clock }: Pick<LiveDeps, 'jobs' | 'clock'>,
  tx: Tx,
  meet: MeetRow,
): Promise<void> {
  const names = await live(tx)
    .selectFrom('identity.people')
    .select(['id', 'name'])
    .where('id', 'in', [meet.teacher_id, meet.learner_id])
    .execute()
  const nameOf = (id: string) => names.find((one) => one.id === id)?.name ?? ''
  for (const [personId, otherId] of [
    [meet.learner_id, meet.teacher_id],
    [meet.teacher_id, meet.learner_id],
  ] as const)
    await leaveNotice(jobs, tx, clock, {
      personId,
      kind: meetBooked,
      about: {
        with: nameOf(otherId),
        startsAt: meet.starts_at,
        link: personId === meet.teacher_id ? '/teach/meets' : '/panel/classes/meets',
      },
      cause: `meet ${meet.id} booked`,
    })
}

const findMeet = (tx: Tx, meetId: string) =>
  live(tx)
    .selectFrom('live.meets')
    .selectAll()
    .select(settingIn(liveSettings.meetFreeHours).as('free_hours'))
    .where('id', '=', meetId)
    .executeTakeFirst()

/** The learner gives a meet up. */
export const cancelMeet = (deps: LiveDeps, request: RepeatedRequest, meetId: string) =>
  transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const { personId } = request
      const meet = await findMeet(tx, meetId)
      if (meet?.learner_id !== personId) return refuse('live.unknown-meet')
      refuseIf(whyNotCancel(meet, deps.clock.now()))
      await giveBack(deps, tx, meet, personId, 'انصراف از جلسهٔ خصوصی')
      if (meet.state === 'booked') await tellCancelled(deps, tx, meet, meet.teacher_id, '')
      return { meet: await meetReply(tx, deps.clock.now(), meetId) }
    }),
  )

interface TeachersWish {
  readonly meetId: string
  readonly reason: string
}

/** The teacher cancels a meet; all money goes back. */
export const cancelTaught = (deps: LiveDeps, request: RepeatedRequest, { meetId, reason }: TeachersWish) =>
  transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const { personId } = request
      const meet = await findMeet(tx, meetId)
      if (meet?.teacher_id !== personId) return refuse('live.unknown-meet')
      if (!isToCome(meet, deps.clock.now())) refuse('live.meet-over')
      if (await waitsForManager(tx, meet)) await end(deps, tx, meet)
      else await giveBack(deps, tx, meet, personId, reason)
      await tellCancelled(deps, tx, meet, meet.learner_id, reason)
      return {}
    }),
  )

/** Whether the learner has asked for the money and a manager decides first; a job gives it back after that. */
const waitsForManager = async (tx: Tx, { paid, factor_id, line_id }: MeetRow): Promise<boolean> =>
  paid > 0 && factor_id !== null && line_id !== null && isRefundAsked(tx, factor_id, [line_id])

const end = ({ clock }: LiveDeps, tx: Tx, { id }: MeetRow) =>
  live(tx)
    .updateTable('live.meets')
    .set({ state: 'cancelled', changed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .execute()

async function giveBack(deps: LiveDeps, tx: Tx, meet: MeetRow, by: string, reason: string): Promise<void> {
  if (meet.paid > 0 && meet.factor_id !== null && meet.line_id !== null) {
    await refundFactor(deps, tx, { factorId: meet.factor_id, lines: [meet.line_id], reason, by })
    return
  }
  if (meet.state === 'pending-payment' && meet.factor_id !== null)
    await giveUpFactor(deps, tx, meet.learner_id, meet.factor_id)
  const ended = await live(tx)
    .updateTable('live.meets')
    .set({ state: 'cancelled', changed_at: deps.clock.now() })
    .where('id', '=', meet.id)
    // A payment may have come meanwhile: then this is refused, and whoever asked sees it.
    .where('paid', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (!ended) refuse('commerce.factor-paid')
}

const tellCancelled = ({ jobs, clock }: LiveDeps, tx: Tx, meet: MeetRow, personId: string, reason: string) =>
  leaveNotice(jobs, tx, clock, {
    personId,
    kind: meetCancelled,
    about: {
      ...{ startsAt: meet.starts_at, reason, isPaid: meet.paid > 0 && personId === meet.learner_id },
      link: personId === meet.teacher_id ? '/teach/meets' : '/panel/classes/meets',
    },
    cause: `meet ${meet.id} cancelled`,
  })
