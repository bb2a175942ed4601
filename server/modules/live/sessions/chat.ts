import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { desc, keysetPage } from '#platform/keyset'
import { once, type RepeatedRequest } from '#platform/once'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { findGroupOf } from './group-state.ts'
import { rankIn } from './host-powers.ts'
import { chatRulesFor, whyNotPrivate, whyNotSay } from './may-say.ts'
import { tellAll } from './people-in.ts'
import { may } from './rank.ts'
import { findAdmitted, findSessionOf } from './sessions.ts'
import { isInside } from './stays.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'limits'>

/** Nobody writes faster by hand. */
const messages: RateRule = { name: 'live.say', times: 30, seconds: 60 }

/** The messages of a class that somebody may read: of where they are, in private wherever they were said. */
const readBy = (db: Db, itemId: string, personId: string, groupId: string | null) =>
  live(db)
    .selectFrom('live.messages as m')
    .where('m.item_id', '=', itemId)
    .where('m.removed_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('m.to_id', '=', personId),
        eb('m.to_id', 'is', null).and('m.group_id', 'is not distinct from', groupId),
        eb('m.to_id', 'is not', null).and('m.person_id', '=', personId),
      ]),
    )

/** The chat of a class, the newest first. */
export async function listMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  sessionId: string,
  cursor?: string,
) {
  const { session, of, leads, isOutside } = await findSessionOf(db, sessionId, personId, clock.now())
  if (isOutside) return wholeList([])
  const groupId = await findGroupOf(db, sessionId, personId, clock.now())
  const rows = readBy(db, session.item_id, personId, groupId)
    .innerJoin('live.people as p', 'p.id', 'm.person_id')
    .leftJoin('live.people as t', 't.id', 'm.to_id')
    .leftJoin('live.messages as q', 'q.id', 'm.reply_to')
    .leftJoin('live.people as w', 'w.id', 'q.person_id')
    .select(['m.id', 'p.name', 'p.is_guest as isGuest', 'm.text', 'm.at'])
    .select(['m.person_id as personId', 'm.to_id as toId'])
    .select(['t.name as toName', 'w.name as quoted', 'q.text as quote', 'q.removed_at as quoteRemoved'])
  // A guest was not there before, and what members wrote to each other then is not for them.
  const seen = of.guest ? rows.where('m.at', '>=', session.opened_at) : rows
  const page = await keysetPage(seen, [desc('m.at', 'instant'), desc('m.id')], cursor)
  return {
    ...page,
    items: page.items.map(({ toId, toName, quoted, quote, quoteRemoved, ...message }) => ({
      ...message,
      isMine: message.personId === personId,
      mayRemove: message.personId === personId || leads,
      to: toId === null ? null : { id: toId, name: toName ?? '', isMe: toId === personId },
      replyTo: quoted === null ? null : { name: quoted, text: quoteRemoved ? null : quote },
    })),
  }
}

interface Said {
  readonly sessionId: string
  readonly text: string
  readonly to?: string | undefined
  readonly replyTo?: string | undefined
}

/** Writes into the chat; everybody who is in gets it, or the one whom it is for. */
export async function say(deps: Deps, request: RepeatedRequest, said: Said) {
  const { personId } = request
  const { sessionId, text, replyTo } = said
  await deps.limits.take(messages, personId)
  const { session, of, leads } = await findAdmitted(deps, personId, sessionId)
  if (session.state === 'ended') refuse('live.session-over')
  if (!(await isInside(deps.db, personId, sessionId, deps.clock.now()))) refuse('live.not-in')
  const groupId = await findGroupOf(deps.db, sessionId, personId, deps.clock.now())
  const readable = readBy(deps.db, session.item_id, personId, groupId)
  const quoted = replyTo === undefined ? null : await findMessage(readable, replyTo)
  // What was said in private is not quoted to others.
  const to = quoted?.to_id ? (quoted.to_id === personId ? quoted.person_id : quoted.to_id) : said.to
  const rules = chatRulesFor(session, of.guest)
  if (to === undefined) refuseIf(whyNotSay(rules, leads))
  else {
    const other = (await rankIn(deps, session, to)) ?? refuse('live.unknown-participant')
    refuseIf(to === personId ? 'live.private-with-host' : whyNotPrivate(rules, leads, may(other, 'lead')))
  }
  const told = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const id = newId()
      await live(tx)
        .insertInto('live.messages')
        .values({
          ...{ id, item_id: session.item_id, person_id: personId, text, at: deps.clock.now() },
          ...{ to_id: to ?? null, reply_to: replyTo ?? null, group_id: to === undefined ? groupId : null },
        })
        .execute()
      return { messageId: id }
    }),
  )
  await tellReaders(deps, sessionId, { person_id: personId, to_id: to ?? null })
  return told
}

interface Message {
  readonly person_id: string
  readonly to_id: string | null
}

/** A message among those that a person may read. */
const findMessage = async (readable: ReturnType<typeof readBy>, id: string): Promise<Message> =>
  (await readable.select(['m.person_id', 'm.to_id']).where('m.id', '=', id).executeTakeFirst()) ??
  refuse('live.unknown-message')

async function tellReaders(deps: Deps, sessionId: string, { person_id, to_id }: Message): Promise<void> {
  if (to_id === null) return tellAll(deps, sessionId)
  for (const id of [person_id, to_id]) deps.live.notify(id, 'live', { sessionId })
}

/** Its writer or a host who may read it removes a message. */
export async function removeMessage(
  deps: Deps,
  personId: string,
  { sessionId, messageId }: { readonly sessionId: string; readonly messageId: string },
): Promise<Record<string, never>> {
  const { session, leads } = await findSessionOf(deps.db, sessionId, personId, deps.clock.now())
  const groupId = await findGroupOf(deps.db, sessionId, personId, deps.clock.now())
  const message = await findMessage(readBy(deps.db, session.item_id, personId, groupId), messageId)
  if (!leads && message.person_id !== personId) refuse('live.unknown-message')
  await live(deps.db)
    .updateTable('live.messages')
    .set({ removed_at: deps.clock.now() })
    .where('id', '=', messageId)
    .where('removed_at', 'is', null)
    .execute()
  await tellReaders(deps, sessionId, message)
  return {}
}
