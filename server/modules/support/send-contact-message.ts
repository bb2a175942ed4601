import type { Actor, Caller } from '#platform/actor'
import { newId } from '#platform/ids'
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
}

/** Makes a ticket of a message of the contact form; its number is for the person to keep. */
export async function sendContactMessage(
  { db, clock, limits }: Pick<SupportDeps, 'db' | 'clock' | 'limits'>,
  caller: Caller,
  actor: Actor | null,
  { name, replyTo, department, subject, body }: ContactMessage,
): Promise<{ number: number }> {
  if (actor) await limits.take(messagesByPerson, actor.personId)
  else {
    await limits.takeByAddress(messagesByAddress, caller.address)
    await limits.take(messagesOfStrangers, 'all')
  }
  const now = clock.now()
  const { number } = await support(db)
    .insertInto('support.tickets')
    .values({
      id: newId(),
      person_id: actor?.personId ?? null,
      source: 'contact',
      ...{ department, subject, body, name },
      reply_to: replyTo,
      ...{ created_at: now, updated_at: now, open_since: now },
      due_at: await dueAfter(db, now, { department, priority: 'normal' }),
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return { number: Number(number) }
}
