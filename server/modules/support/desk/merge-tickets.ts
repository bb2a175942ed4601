import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { noteAct } from '../change-state.ts'
import type { SupportDeps } from '../deps.ts'
import { ticketMerged } from '../support-notice-types.ts'
import { support } from '../tables.ts'
import { tellStaff } from '../ticket-topic.ts'

interface MergeAsk {
  /** The ticket that goes. */
  readonly ticketId: string
  readonly intoId: string
}

interface Written {
  readonly id: string
  readonly person_id: string | null
  readonly reply_to: string
  readonly merged_into_id: string | null
  readonly is_spam: boolean
}

/** Why two tickets stay two: they are one and the same, one is gone already or apart, or two people wrote them. */
export function whyNotMerge(one: Written, other: Written) {
  if (one.id === other.id) return 'support.merged-with-itself'
  if (one.merged_into_id !== null || other.merged_into_id !== null) return 'support.ticket-merged'
  if (one.is_spam || other.is_spam) return 'support.spam-not-merged'
  const isOnePerson =
    one.person_id === null
      ? other.person_id === null && one.reply_to === other.reply_to
      : one.person_id === other.person_id
  return isOnePerson ? null : 'support.not-one-person'
}

/**
 * Moves all that was written in a ticket into another of the same person, in the order in which it was written. The
 * ticket itself stays closed and leads there; the other is open if one of them was, and due when the earlier one was.
 */
export async function mergeTickets(deps: SupportDeps, request: RepeatedRequest, ask: MergeAsk) {
  const { db, clock, live } = deps
  const merged = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const [gone, into] = await lockBoth(tx, ask)
      refuseIf(whyNotMerge(gone, into))
      const now = clock.now()
      await moveMessages(tx, gone, into.id)
      await takeOver(tx, gone, into)
      await support(tx)
        .updateTable('support.tickets')
        .set({ state: 'closed', merged_into_id: into.id, open_since: null, due_at: null, file_ids: [] })
        .set({ solved_at: null, solution_seconds: null, escalated_at: null })
        .where('id', '=', gone.id)
        .execute()
      const byId = request.personId
      await noteAct(tx, now, gone.id, 'merged', { byId, detail: `${into.number}` })
      await noteAct(tx, now, into.id, 'merged', { byId, detail: `${gone.number}` })
      if (into.person_id !== null)
        await leaveNotice(deps.jobs, tx, clock, {
          personId: into.person_id,
          kind: ticketMerged,
          about: { ticketId: into.id, number: Number(into.number), gone: Number(gone.number) },
          cause: `ticket merge ${gone.id}`,
        })
      return { personId: into.person_id }
    }),
  )
  for (const ticketId of [ask.ticketId, ask.intoId]) {
    if (merged.personId !== null) live.notify(merged.personId, 'ticket', { ticketId })
    await tellStaff(deps, ticketId)
  }
  return {}
}

/** Both tickets, locked in one order whichever goes. */
async function lockBoth(tx: Tx, { ticketId, intoId }: MergeAsk) {
  const rows = await support(tx)
    .selectFrom('support.tickets')
    .selectAll()
    .where('id', 'in', [ticketId, intoId])
    .orderBy('id')
    .forUpdate()
    .execute()
  const of = (id: string) => rows.find((row) => row.id === id) ?? refuse('request.not-found')
  return [of(ticketId), of(intoId)] as const
}

type Locked = Awaited<ReturnType<typeof lockBoth>>[0]

async function moveMessages(tx: Tx, gone: Locked, intoId: string): Promise<void> {
  await support(tx)
    .insertInto('support.messages')
    .values({
      ...{ id: newId(), ticket_id: intoId, author_id: gone.person_id, side: 'person', at: gone.created_at },
      ...{ body: `${gone.subject}\n\n${gone.body}`, file_ids: gone.file_ids },
    })
    .execute()
  await support(tx)
    .updateTable('support.messages')
    .set({ ticket_id: intoId })
    .where('ticket_id', '=', gone.id)
    .execute()
  // Those that were merged into it before lead on too.
  await support(tx)
    .updateTable('support.tickets')
    .set({ merged_into_id: intoId })
    .where('merged_into_id', '=', gone.id)
    .execute()
}

async function takeOver(tx: Tx, gone: Locked, into: Locked): Promise<void> {
  const open = [gone, into].filter(({ state }) => state === 'open')
  const earliest = open.toSorted((a, b) => Number(a.due_at) - Number(b.due_at)).at(0)
  const answered = [into, gone]
    .filter((one) => one.first_answered_at !== null)
    .toSorted((a, b) => Number(a.first_answered_at) - Number(b.first_answered_at))
    .at(0)
  await support(tx)
    .updateTable('support.tickets')
    .set({
      ...(earliest && into.state !== 'open'
        ? { state: 'open' as const, solved_at: null, solution_seconds: null }
        : {}),
      ...(earliest && {
        ...{ open_since: earliest.open_since, due_at: earliest.due_at },
        ...{ waited_seconds: earliest.waited_seconds, escalated_at: earliest.escalated_at },
      }),
      ...(answered && {
        first_answered_at: answered.first_answered_at,
        first_answer_seconds: answered.first_answer_seconds,
        first_answered_by_id: answered.first_answered_by_id,
      }),
      priority: [gone, into].some(({ priority }) => priority === 'urgent') ? 'urgent' : 'normal',
      assignee_id: into.assignee_id ?? gone.assignee_id,
      tags: [...new Set([...into.tags, ...gone.tags])].toSorted().slice(0, 10),
      updated_at: new Date(Math.max(into.updated_at.getTime(), gone.updated_at.getTime())),
    })
    .where('id', '=', into.id)
    .execute()
}

/** Other tickets of who wrote a ticket, into which it may be merged, the last written first. */
export const mergeable = (
  db: Db,
  { id, person_id, reply_to }: Pick<Written, 'id' | 'person_id' | 'reply_to'>,
) =>
  support(db)
    .selectFrom('support.tickets')
    .select(['id', 'subject', 'state', sql<number>`number::int`.as('number')])
    .$if(person_id !== null, (of) => of.where('person_id', '=', person_id))
    .$if(person_id === null, (of) => of.where('person_id', 'is', null).where('reply_to', '=', reply_to))
    .where('id', '<>', id)
    .where('merged_into_id', 'is', null)
    .where('is_spam', '=', false)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
