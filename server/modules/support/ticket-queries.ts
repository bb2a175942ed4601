import { localMobile } from '@arvand/persian/mobile'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage, newestFirst } from '#platform/keyset'
import { type Department, support, type TicketState } from './tables.ts'

interface TicketFilter {
  readonly state: TicketState
  readonly department?: Department | undefined
  readonly cursor?: string | undefined
}

/** Tickets in one state: open ones in the order in which they came, others newest first. */
export async function listTickets(db: Db, { state, department, cursor }: TicketFilter) {
  let rows = support(db)
    .selectFrom('support.tickets as ticket')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('support.ticket_changes as change')
          .innerJoin('identity.people as person', 'person.id', 'change.by_id')
          .select(['person.name as by', 'change.at as changed_at'])
          .whereRef('change.ticket_id', '=', 'ticket.id')
          .orderBy('change.at', 'desc')
          .orderBy('change.id', 'desc')
          .limit(1)
          .as('last'),
      (on) => on.onTrue(),
    )
    .selectAll('ticket')
    .select(['last.by', 'last.changed_at'])
    .where('ticket.state', '=', state)
  if (department) rows = rows.where('ticket.department', '=', department)
  const order = state === 'open' ? asc : desc
  const page = await keysetPage(rows, [order('ticket.created_at', 'instant'), order('ticket.id')], cursor)
  return {
    ...page,
    items: page.items.map(({ by, changed_at, ...ticket }) => ({
      ...{ id: ticket.id, number: Number(ticket.number), state: ticket.state },
      ...{ department: ticket.department, subject: ticket.subject, body: ticket.body, name: ticket.name },
      replyTo: localMobile(ticket.reply_to),
      personId: ticket.person_id,
      at: ticket.created_at,
      change: by !== null && changed_at !== null ? { by, at: changed_at } : null,
    })),
  }
}

/** Tickets of one person, newest first. */
export async function listTicketsOf(db: Db, personId: string, cursor?: string) {
  const rows = support(db)
    .selectFrom('support.tickets')
    .select(['id', 'number', 'state', 'subject', 'created_at as at'])
    .where('person_id', '=', personId)
  const page = await keysetPage(rows, newestFirst('created_at', 'id'), cursor)
  return { ...page, items: page.items.map((ticket) => ({ ...ticket, number: Number(ticket.number) })) }
}

/** How many tickets are open, and the one that waits longest. */
export async function readOpen(db: Db) {
  const open = support(db).selectFrom('support.tickets').where('state', '=', 'open')
  const [{ count }, oldest] = await Promise.all([
    open.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    open.select(['name', 'created_at as at']).orderBy('created_at').orderBy('id').limit(1).executeTakeFirst(),
  ])
  return { count: Number(count), oldest }
}
