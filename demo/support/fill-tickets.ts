import { newId } from '#platform/ids'
import { dueOf, support, workedBetween } from '#testing/support'
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
  for (const { hoursAgo, isSpam = false, ...message } of contactMessages) {
    const at = new Date(now - hoursAgo * hour)
    await support(db)
      .insertInto('support.tickets')
      .values({
        ...{ ...message, id: newId(), person_id: null, source: 'contact' },
        ...{
          created_at: at,
          updated_at: at,
          ...(isSpam
            ? { is_spam: true, state: 'closed' as const, open_since: null, due_at: null }
            : {
                open_since: at,
                due_at: await dueOf(db, at, { department: message.department, priority: 'normal' }),
              }),
        },
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
  await mergeThose(db, new Date(now), manager)
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
  const { state, priority = 'normal', messages, subject, body, department, rating = null, tags = [] } = ticket
  const created = ago(ticket.hoursAgo)
  const spoken = messages.filter(({ side }) => side !== 'note')
  const answered = messages.find(({ side }) => side === 'staff')
  const last = spoken.at(-1)
  const changed = ago(last?.hoursAgo ?? 1)
  const id = newId()
  const isOpen = state === 'open'
  // An open one that was answered waits since its writer's last word.
  const openSince = answered ? changed : created
  if (tags.length > 0)
    await support(db)
      .insertInto('support.tags')
      .values(tags.map((tag) => ({ tag })))
      .onConflict((twin) => twin.doNothing())
      .execute()
  await support(db)
    .insertInto('support.tickets')
    .values({
      ...{ id, person_id: writer.person_id, source: 'panel', department, priority, subject, body, state },
      ...{ name: writer.name, reply_to: writer.mobile ?? '', created_at: created, tags: [...tags] },
      ...{ rating, rated_at: rating === null ? null : changed },
      assignee_id: spoken.length > 0 ? manager.person_id : null,
      updated_at: ago(last?.hoursAgo ?? ticket.hoursAgo),
      open_since: isOpen ? openSince : null,
      due_at: isOpen ? await dueOf(db, openSince, { department, priority }) : null,
      ...(answered && {
        first_answered_at: ago(answered.hoursAgo),
        first_answer_seconds: await workedBetween(db, created, ago(answered.hoursAgo)),
        first_answered_by_id: manager.person_id,
      }),
      ...(state === 'closed' && {
        solved_at: changed,
        solution_seconds: await workedBetween(db, created, changed),
      }),
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
  const byWriter = isOpen && last?.side === 'person'
  if (!isOpen || byWriter)
    await support(db)
      .insertInto('support.ticket_changes')
      .values({
        ...{ id: newId(), ticket_id: id, state, by_id: byWriter ? writer.person_id : manager.person_id },
        at: changed,
      })
      .execute()
}

/** Those of which the text stands in another already. */
async function mergeThose(db: DemoDeps['db'], now: Date, manager: Writer): Promise<void> {
  for (const { subject, mergedInto, hoursAgo } of demoTickets) {
    if (mergedInto === undefined) continue
    const both = await support(db)
      .selectFrom('support.tickets')
      .select(['id', 'number', 'subject'])
      .where('subject', 'in', [subject, mergedInto])
      .execute()
    const [gone, into] = [subject, mergedInto].map((one) => both.find((row) => row.subject === one))
    if (!gone || !into) throw new Error(`the demo has no ticket «${mergedInto}»`)
    await support(db)
      .updateTable('support.tickets')
      .set({ merged_into_id: into.id, solved_at: null, solution_seconds: null })
      .where('id', '=', gone.id)
      .execute()
    const at = new Date(now.getTime() - (hoursAgo - 1) * hour)
    const act = { state: null, by_id: manager.person_id, at, act: 'merged' as const }
    await support(db)
      .insertInto('support.ticket_changes')
      .values([
        { ...act, id: newId(), ticket_id: gone.id, detail: `${into.number}` },
        { ...act, id: newId(), ticket_id: into.id, detail: `${gone.number}` },
      ])
      .execute()
  }
}
