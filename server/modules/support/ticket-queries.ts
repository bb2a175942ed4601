import { localMobile } from '@arvand/persian/mobile'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { type Department, support, type TicketRow, type TicketState } from './tables.ts'

interface TicketFilter {
  readonly state: TicketState | 'spam'
  readonly tag?: string | undefined
  readonly department?: Department | undefined
  readonly assigned?: 'me' | 'nobody' | undefined
  readonly cursor?: string | undefined
}

/** What both sides see of a ticket. */
const shownOf = (row: Selectable<TicketRow> & { merged_number: number | null }) => ({
  ...{ id: row.id, number: Number(row.number), state: row.state, department: row.department },
  ...{ priority: row.priority, subject: row.subject, rating: row.rating },
  ...{ createdAt: row.created_at, updatedAt: row.updated_at, dueAt: row.due_at },
  mergedInto:
    row.merged_into_id !== null && row.merged_number !== null
      ? { id: row.merged_into_id, number: row.merged_number }
      : null,
  context:
    row.context_kind !== null && row.context_title !== null && row.context_href !== null
      ? {
          kind: row.context_kind,
          title: row.context_title,
          href: row.context_href,
          second: row.context_second,
        }
      : null,
})

/** The number of the ticket into which one was merged. */
const mergedNumber = sql<number | null>`
  (select number::int from support.tickets as other where other.id = ticket.merged_into_id)`.as(
  'merged_number',
)

const tickets = (db: Db) =>
  support(db)
    .selectFrom('support.tickets as ticket')
    .leftJoin('identity.people as assignee', 'assignee.id', 'ticket.assignee_id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('support.ticket_changes as change')
          .innerJoin('identity.people as person', 'person.id', 'change.by_id')
          .select(['person.name as by', 'change.at as changed_at'])
          .whereRef('change.ticket_id', '=', 'ticket.id')
          .where('change.act', '=', 'state')
          .orderBy('change.at', 'desc')
          .orderBy('change.id', 'desc')
          .limit(1)
          .as('last'),
      (on) => on.onTrue(),
    )
    .selectAll('ticket')
    .select(mergedNumber)
    .select(['last.by', 'last.changed_at', 'assignee.name as assignee_name'])

type StaffRow = Awaited<ReturnType<ReturnType<typeof tickets>['executeTakeFirstOrThrow']>>

const forStaff = (row: StaffRow) => ({
  ...shownOf(row),
  ...{ tags: row.tags, isSpam: row.is_spam },
  ...{ body: row.body, name: row.name, replyTo: localMobile(row.reply_to), personId: row.person_id },
  assignee:
    row.assignee_id !== null && row.assignee_name !== null
      ? { id: row.assignee_id, name: row.assignee_name }
      : null,
  change: row.by !== null && row.changed_at !== null ? { by: row.by, at: row.changed_at } : null,
})

/** Tickets in one state, or the spam: open ones by when they are due, others newest first. */
export async function listTickets(db: Db, personId: string, filter: TicketFilter) {
  const { state, department, assigned, tag, cursor } = filter
  let rows =
    state === 'spam'
      ? tickets(db).where('ticket.is_spam', '=', true)
      : tickets(db).where('ticket.state', '=', state)
  if (state === 'closed')
    rows = rows.where('ticket.is_spam', '=', false).where('ticket.merged_into_id', 'is', null)
  if (tag) rows = rows.where(sql<boolean>`ticket.tags @> array[${tag}] and ticket.tags <> '{}'`)
  if (department) rows = rows.where('ticket.department', '=', department)
  if (assigned === 'me') rows = rows.where('ticket.assignee_id', '=', personId)
  if (assigned === 'nobody') rows = rows.where('ticket.assignee_id', 'is', null)
  const order =
    state === 'open'
      ? [asc('ticket.due_at' as const, 'instant'), asc('ticket.id' as const)]
      : [desc('ticket.updated_at' as const, 'instant'), desc('ticket.id' as const)]
  const page = await keysetPage(rows, order, cursor)
  return { ...page, items: page.items.map((row) => forStaff(row)) }
}

/** A ticket as its writer sees it, and whose it is. Throws where there is none. */
export async function findTicket(db: Db, ticketId: string) {
  const row = await support(db)
    .selectFrom('support.tickets as ticket')
    .selectAll('ticket')
    .select(mergedNumber)
    .where('ticket.id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return { row, ticket: shownOf(row), assigneeId: row.assignee_id }
}

/** A ticket for the staff with all that was written and done. */
export async function readForStaff(db: Db, ticketId: string) {
  const [row, changes] = await Promise.all([
    tickets(db).where('ticket.id', '=', ticketId).executeTakeFirst(),
    support(db)
      .selectFrom('support.ticket_changes as change')
      .leftJoin('identity.people as person', 'person.id', 'change.by_id')
      .select(['change.id', 'change.act', 'change.state', 'change.detail', 'person.name as by', 'change.at'])
      .where('change.ticket_id', '=', ticketId)
      .orderBy('change.at')
      .orderBy('change.id')
      .execute(),
  ])
  if (!row) return refuse('request.not-found')
  return { row, ticket: forStaff(row), changes }
}

/** The messages after a ticket's own text, in their order; notes only for the staff. */
export const messagesOf = (db: Db, ticketId: string, { withNotes }: { readonly withNotes: boolean }) =>
  support(db)
    .selectFrom('support.messages as message')
    .leftJoin('identity.people as author', 'author.id', 'message.author_id')
    .leftJoin('support.answer_mails as letter', 'letter.message_id', 'message.id')
    .select([
      'message.id',
      'message.author_id',
      'message.side',
      'message.body',
      'message.file_ids',
      'message.at',
    ])
    .select(['author.name', 'letter.state as letter'])
    .where('message.ticket_id', '=', ticketId)
    .$if(!withNotes, (of) => of.where('message.side', '<>', 'note'))
    .orderBy('message.at')
    .orderBy('message.id')
    .execute()

/** Tickets of one person, the last written first. */
export async function listOwn(db: Db, personId: string, state?: TicketState, cursor?: string) {
  let rows = support(db)
    .selectFrom('support.tickets as ticket')
    .selectAll('ticket')
    .select(mergedNumber)
    .where('ticket.person_id', '=', personId)
    // What was merged is read in the other.
    .where('ticket.merged_into_id', 'is', null)
  if (state) rows = rows.where('ticket.state', '=', state)
  const page = await keysetPage(rows, newestFirst('ticket.updated_at' as const, 'ticket.id' as const), cursor)
  return { ...page, items: page.items.map((row) => shownOf(row)) }
}

/** Tickets of one person for the staff. */
export async function listTicketsOf(db: Db, personId: string, cursor?: string) {
  const page = await listOwn(db, personId, undefined, cursor)
  return { ...page, items: page.items.map(({ createdAt, ...ticket }) => ({ ...ticket, at: createdAt })) }
}

/** How many tickets are open, how many of them are late, and the one that waits longest. */
export async function readOpen(db: Db, now: Date) {
  const open = support(db).selectFrom('support.tickets').where('state', '=', 'open')
  const [counts, oldest] = await Promise.all([
    open
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .select(sql<string>`count(*) filter (where due_at < ${now})`.as('late'))
      .executeTakeFirstOrThrow(),
    open.select(['name', 'created_at as at']).orderBy('due_at').orderBy('id').limit(1).executeTakeFirst(),
  ])
  return { count: Number(counts.count), late: Number(counts.late), oldest }
}
