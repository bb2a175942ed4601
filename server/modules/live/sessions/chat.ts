import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { desc, keysetPage } from '#platform/keyset'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { findSessionOf, tellAll } from './sessions.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live'>

/** The chat of a class, the newest first. */
export async function listMessages(
  { db, clock }: Deps,
  personId: string,
  sessionId: string,
  cursor?: string,
) {
  const { session, of } = await findSessionOf(db, sessionId, personId, clock.now())
  const rows = live(db)
    .selectFrom('live.messages as m')
    .innerJoin('identity.people as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.name', 'm.text', 'm.at', 'm.person_id as personId'])
    .where('m.item_id', '=', session.item_id)
    .where('m.removed_at', 'is', null)
  const page = await keysetPage(rows, [desc('m.at', 'instant'), desc('m.id')], cursor)
  return {
    ...page,
    items: page.items.map(({ personId: writer, ...message }) => ({
      ...message,
      isMine: writer === personId,
      mayRemove: writer === personId || of.role === 'host',
    })),
  }
}

interface Said {
  readonly sessionId: string
  readonly text: string
}

/** Writes into the chat; everybody who is in gets it. */
export async function say(deps: Deps, request: RepeatedRequest, { sessionId, text }: Said) {
  const { personId } = request
  const { session } = await findSessionOf(deps.db, sessionId, personId, deps.clock.now())
  if (session.state === 'ended') refuse('live.session-over')
  const told = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const id = newId()
      await live(tx)
        .insertInto('live.messages')
        .values({ id, item_id: session.item_id, person_id: personId, text, at: deps.clock.now() })
        .execute()
      return { messageId: id }
    }),
  )
  await tellAll(deps, sessionId)
  return told
}

/** Its writer or a host removes a message. */
export async function removeMessage(
  deps: Deps,
  personId: string,
  { sessionId, messageId }: { readonly sessionId: string; readonly messageId: string },
): Promise<Record<string, never>> {
  const { session, of } = await findSessionOf(deps.db, sessionId, personId, deps.clock.now())
  let rows = live(deps.db)
    .updateTable('live.messages')
    .set({ removed_at: deps.clock.now() })
    .where('id', '=', messageId)
    .where('item_id', '=', session.item_id)
    .where('removed_at', 'is', null)
  if (of.role !== 'host') rows = rows.where('person_id', '=', personId)
  const removed = await rows.returning('id').executeTakeFirst()
  if (!removed) refuse('live.unknown-message')
  await tellAll(deps, sessionId)
  return {}
}
