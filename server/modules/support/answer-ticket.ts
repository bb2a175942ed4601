import { ownsFiles } from '#modules/media'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuseIf } from '#platform/refusal'
import { changeState } from './change-state.ts'
import type { SupportDeps } from './deps.ts'
import { workedBetween } from './due.ts'
import { lockTicket } from './lock-ticket.ts'
import { leaveAnswer } from './mail/mail-answer.ts'
import { ticketAnswered } from './support-notice-types.ts'
import { support, type TicketState } from './tables.ts'
import { tellStaff } from './ticket-topic.ts'

interface AnswerAsk {
  readonly ticketId: string
  readonly body: string
  readonly state: TicketState
  readonly lastMessageId: string | null
  readonly attachments?: readonly string[] | undefined
}

/** Why an answer is refused: somebody wrote since the ticket was read. Notes do not count. */
export const whyNotAnswer = (
  lastMessageId: string | null,
  readMessageId: string | null,
): 'support.answered-meanwhile' | null =>
  lastMessageId === readMessageId ? null : 'support.answered-meanwhile'

/** Why files cannot go with an answer: its writer has no account, with which files of tickets are opened. */
export const whyNotAttach = (
  writerId: string | null,
  files: number,
): 'support.stranger-opens-no-files' | null =>
  writerId === null && files > 0 ? 'support.stranger-opens-no-files' : null

/** Adds an answer of the staff, leaves the ticket in a state, and tells the person. */
export async function answerTicket(
  deps: SupportDeps,
  request: RepeatedRequest,
  ask: AnswerAsk,
): Promise<void> {
  const { db, clock, jobs, live } = deps
  const { personId } = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const ticket = await lockTicket(tx, ask.ticketId)
      refuseIf(whyNotAnswer(await lastMessageOf(tx, ticket.id), ask.lastMessageId))
      const fileIds = [...new Set(ask.attachments ?? [])]
      refuseIf(whyNotAttach(ticket.person_id, fileIds.length))
      refuseIf(await ownsFiles(tx, request.personId, fileIds, ['ticket']))
      const now = clock.now()
      const messageId = newId()
      await support(tx)
        .insertInto('support.messages')
        .values({
          ...{ id: messageId, ticket_id: ticket.id, author_id: request.personId, side: 'staff', at: now },
          ...{ body: ask.body, file_ids: fileIds },
        })
        .execute()
      const first =
        ticket.first_answered_at === null
          ? {
              first_answered_at: now,
              first_answer_seconds: await workedBetween(tx, ticket.created_at, now),
              first_answered_by_id: request.personId,
            }
          : {}
      await support(tx)
        .updateTable('support.tickets')
        .set(({ fn, val }) => ({
          ...first,
          updated_at: now,
          // Who answers first takes it.
          assignee_id: fn.coalesce('assignee_id', val(request.personId)),
        }))
        .where('id', '=', ticket.id)
        .execute()
      await changeState(deps, tx, ticket, ask.state, request.personId)
      await leaveAnswer(deps, tx, ticket, messageId)
      if (ticket.person_id !== null)
        await leaveNotice(jobs, tx, clock, {
          personId: ticket.person_id,
          kind: ticketAnswered,
          about: { ticketId: ticket.id, number: Number(ticket.number), subject: ticket.subject },
          cause: `ticket answer ${messageId}`,
        })
      return { personId: ticket.person_id }
    }),
  )
  if (personId !== null) live.notify(personId, 'ticket', { ticketId: ask.ticketId })
  await tellStaff(deps, ask.ticketId)
}

async function lastMessageOf(tx: Tx, ticketId: string): Promise<string | null> {
  const last = await support(tx)
    .selectFrom('support.messages')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .where('side', '<>', 'note')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id ?? null
}

/** Writes a note that only the staff sees. */
export async function noteTicket(
  deps: SupportDeps,
  request: RepeatedRequest,
  { ticketId, body }: { readonly ticketId: string; readonly body: string },
) {
  await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const { id } = await lockTicket(tx, ticketId)
      const at = deps.clock.now()
      const note = {
        ticket_id: id,
        author_id: request.personId,
        side: 'note' as const,
        body,
        file_ids: [],
        at,
      }
      await support(tx)
        .insertInto('support.messages')
        .values({ id: newId(), ...note })
        .execute()
      return {}
    }),
  )
  await tellStaff(deps, ticketId)
  return {}
}

/** The managers with the scope support. */
export const staffOf = (db: SupportDeps['db']) =>
  support(db)
    .selectFrom('identity.scope_holders')
    .select(['person_id as id', 'name'])
    .where('scope', '=', 'support')
    .orderBy('name')
    .orderBy('person_id')
    .limit(200)
    .execute()
