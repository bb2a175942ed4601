import type { Actor, Caller } from '#platform/actor'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import type { SupportDeps } from './deps.ts'
import { dueAfter } from './due.ts'
import { messagesByAddress, messagesByPerson, messagesOfStrangers } from './limits.ts'
import { type Department, support } from './tables.ts'

export interface ContactMessage {
  readonly name: string
  readonly replyTo: string
  readonly department: Department
  readonly subject: string
  readonly body: string
  readonly requestId: string
}

/** Makes a ticket of a message of the contact form; its number is for the person to keep. */
export async function sendContactMessage(
  { db, clock, limits }: Pick<SupportDeps, 'db' | 'clock' | 'limits'>,
  caller: Caller,
  actor: Actor | null,
  { name, replyTo, department, subject, body, requestId }: ContactMessage,
): Promise<{ number: number }> {
  const sent = await findSent(db, requestId)
  if (sent) return sent
  if (actor) await limits.take(messagesByPerson, actor.personId)
  else {
    await limits.takeByAddress(messagesByAddress, caller.address)
    await limits.take(messagesOfStrangers, 'all')
  }
  const now = clock.now()
  const made = await support(db)
    .insertInto('support.tickets')
    .values({
      id: newId(),
      person_id: actor?.personId ?? null,
      source: 'contact',
      sent_as: requestId,
      ...{ department, subject, body, name },
      reply_to: replyTo,
      ...{ created_at: now, updated_at: now, open_since: now },
      due_at: await dueAfter(db, now, { department, priority: 'normal' }),
    })
    .onConflict((twin) => twin.column('sent_as').where('sent_as', 'is not', null).doNothing())
    .returning('number')
    .executeTakeFirst()
  // The same press came at the same moment.
  return made
    ? { number: Number(made.number) }
    : ((await findSent(db, requestId)) ?? refuse('request.not-found'))
}

/** The ticket that this request has made already. */
async function findSent(db: Db, requestId: string): Promise<{ number: number } | null> {
  const sent = await support(db)
    .selectFrom('support.tickets')
    .select('number')
    .where('sent_as', '=', requestId)
    .executeTakeFirst()
  return sent ? { number: Number(sent.number) } : null
}
