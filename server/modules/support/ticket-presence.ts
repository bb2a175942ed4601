import { type Db, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { SupportDeps } from './deps.ts'
import { support } from './tables.ts'

/** A page says that it is open every twenty seconds; one that is silent for so long is closed. */
const presentForMs = 45_000

interface PresenceAsk {
  readonly ticketId: string
  readonly is: 'looking' | 'typing' | 'gone'
}

/** Notes that one of the staff looks at a ticket, writes an answer or left; tells the others, and who they are. */
export async function markPresent(
  { db, clock, live }: Pick<SupportDeps, 'db' | 'clock' | 'live'>,
  personId: string,
  { ticketId, is }: PresenceAsk,
) {
  const now = clock.now()
  const over = new Date(now.getTime() - presentForMs)
  const { others, isNews } = await transaction(db, async (tx) => {
    const ticket = await support(tx)
      .selectFrom('support.tickets')
      .select('id')
      .where('id', '=', ticketId)
      .executeTakeFirst()
    if (!ticket) return refuse('request.not-found')
    await support(tx)
      .deleteFrom('support.ticket_presence')
      .where('ticket_id', '=', ticketId)
      .where('seen_at', '<', over)
      .execute()
    const before = await support(tx)
      .selectFrom('support.ticket_presence')
      .select('is_typing')
      .where('ticket_id', '=', ticketId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (is === 'gone')
      await support(tx)
        .deleteFrom('support.ticket_presence')
        .where('ticket_id', '=', ticketId)
        .where('person_id', '=', personId)
        .execute()
    else {
      const seen = { is_typing: is === 'typing', seen_at: now }
      await support(tx)
        .insertInto('support.ticket_presence')
        .values({ ticket_id: ticketId, person_id: personId, ...seen })
        .onConflict((twin) => twin.columns(['ticket_id', 'person_id']).doUpdateSet(seen))
        .execute()
    }
    const isNews = is === 'gone' ? before !== undefined : before?.is_typing !== (is === 'typing')
    return { others: await presentAt(tx, ticketId, personId, over), isNews }
  })
  if (isNews) for (const { id } of others) live.notify(id, 'ticket-presence', { ticketId })
  return wholeList(others)
}

/** The others of the staff who have the ticket open. */
const presentAt = (db: Db, ticketId: string, personId: string | null, since: Date) =>
  support(db)
    .selectFrom('support.ticket_presence as there')
    .innerJoin('identity.people as person', 'person.id', 'there.person_id')
    .select(['person.id', 'person.name', 'there.is_typing as isTyping'])
    .where('there.ticket_id', '=', ticketId)
    .where('there.person_id', 'is distinct from', personId)
    .where('there.seen_at', '>=', since)
    .orderBy('person.name')
    .orderBy('person.id')
    .execute()

/** Has the open pages of the others of the staff load a ticket again. */
export async function tellPresent(
  { db, clock, live }: Pick<SupportDeps, 'db' | 'clock' | 'live'>,
  ticketId: string,
  personId: string | null,
): Promise<void> {
  const over = new Date(clock.now().getTime() - presentForMs)
  for (const { id } of await presentAt(db, ticketId, personId, over)) live.notify(id, 'ticket', { ticketId })
}
