import { z } from 'zod'
import type { Db } from '#platform/database'
import { type LiveTopic, topicMessage } from '#platform/live-topics'
import type { SupportDeps } from './deps.ts'
import { support } from './tables.ts'

const name = 'support.ticket'

/** An open ticket: who of the staff has it before them, who writes an answer, and that something of it changed. */
export const ticketTopic = ({ db }: Pick<SupportDeps, 'db'>): LiveTopic => ({
  name,
  mayJoin: async ({ roles, scopes }, ticketId) =>
    roles.has('manager') && scopes.has('support') && (await isTicket(db, ticketId)),
  namesOf: (personIds) => namesOf(db, personIds),
  messages: {
    typing: topicMessage({
      body: z.strictObject({ isTyping: z.boolean() }),
      timesAMinute: 60,
      hear: ({ setDoing }, { isTyping }) => setDoing(isTyping ? 'typing' : null),
    }),
  },
})

/** Has the staff's open pages of a ticket load it again. */
export const tellStaff = ({ topics }: Pick<SupportDeps, 'topics'>, ticketId: string): Promise<void> =>
  topics.publish(name, ticketId, 'changed', {})

async function isTicket(db: Db, ticketId: string): Promise<boolean> {
  const ticket = await support(db)
    .selectFrom('support.tickets')
    .select('id')
    .where('id', '=', ticketId)
    .executeTakeFirst()
  return ticket !== undefined
}

async function namesOf(db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await support(db)
    .selectFrom('identity.people')
    .select(['id', 'name'])
    .where('id', 'in', personIds)
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}
