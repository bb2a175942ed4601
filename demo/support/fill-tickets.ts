import { newId } from '#platform/ids'
import { dueOf, support } from '#testing/support'
import type { DemoDeps } from '../deps.ts'
import { contactMessages } from './contact-messages.ts'
import { type DemoTicket, demoCannedAnswers, demoTickets } from './tickets.ts'

const hour = 3_600_000

interface Writer {
  readonly person_id: string
  readonly name: string
  readonly mobile: string | null
}

/** Messages of the contact form, tickets in all states with their answers, and answers that the staff has ready. */
export async function fillTickets({ db, clock }: Pick<DemoDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  for (const { hoursAgo, ...message } of contactMessages) {
    const at = new Date(now - hoursAgo * hour)
    await support(db)
      .insertInto('support.tickets')
      .values({
        ...{ ...message, id: newId(), person_id: null, source: 'contact' },
        ...{ created_at: at, updated_at: at, open_since: at, due_at: await dueOf(db, at, 'normal') },
      })
      .execute()
  }
  const known = await support(db)
    .selectFrom('identity.contacts')
    .select(['person_id', 'name', 'mobile'])
    .where('mobile', 'in', ['+989120000001', '+989120000002', '+989120000004'])
    .orderBy('mobile')
    .execute()
  const [learner, second, manager] = known
  if (!learner || !second || !manager) throw new Error('the demo has no people yet')
  for (const ticket of demoTickets)
    await fillTicket(db, new Date(now), ticket, ticket.from === 'learner' ? learner : second, manager)
  await support(db)
    .insertInto('support.canned_answers')
    .values(
      demoCannedAnswers.map((one) => ({
        ...{ ...one, id: newId(), by_id: manager.person_id, updated_at: new Date(now) },
      })),
    )
    .execute()
}

async function fillTicket(
  db: DemoDeps['db'],
  now: Date,
  ticket: DemoTicket,
  writer: Writer,
  manager: Writer,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const { state, priority = 'normal', messages, subject, body, department, rating = null } = ticket
  const created = ago(ticket.hoursAgo)
  const spoken = messages.filter(({ side }) => side !== 'note')
  const id = newId()
  const isOpen = state === 'open'
  await support(db)
    .insertInto('support.tickets')
    .values({
      ...{
        id,
        person_id: writer.person_id,
        source: 'panel',
        department,
        priority,
        subject,
        body,
        state,
        rating,
      },
      ...{ name: writer.name, reply_to: writer.mobile ?? '', created_at: created },
      assignee_id: spoken.length > 0 ? manager.person_id : null,
      updated_at: ago(spoken.at(-1)?.hoursAgo ?? ticket.hoursAgo),
      open_since: isOpen ? created : null,
      due_at: isOpen ? await dueOf(db, created, priority) : null,
    })
    .execute()
  for (const { side, hoursAgo, body: text } of messages) {
    const author = side === 'person' ? writer : manager
    await support(db)
      .insertInto('support.messages')
      .values({
        ...{ id: newId(), ticket_id: id, author_id: author.person_id, side, body: text, file_ids: [] },
        at: ago(hoursAgo),
      })
      .execute()
  }
  if (!isOpen)
    await support(db)
      .insertInto('support.ticket_changes')
      .values({
        ...{ id: newId(), ticket_id: id, state, by_id: manager.person_id },
        at: ago(spoken.at(-1)?.hoursAgo ?? 1),
      })
      .execute()
}
