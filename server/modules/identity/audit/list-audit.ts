import { addDays } from '@arvand/persian/days'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { searchKey } from '@arvand/persian/text'
import { instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { containing, type Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import type { AuditedActs } from '#plugs/audited-acts'
import { identity } from '../tables.ts'
import { deviceName } from './device-name.ts'

export interface AuditAsk {
  readonly personId?: string | undefined
  readonly actorId?: string | undefined
  readonly act?: string | undefined
  readonly q?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly cursor?: string | undefined
}

/** Audit entries, newest first, with the title of each act. A person whose account is gone is shown without a name. */
export async function listAudit(db: Db, acts: AuditedActs, { cursor, ...ask }: AuditAsk) {
  const { personId, actorId, act, q, from, to } = ask
  let rows = identity(db)
    .selectFrom('identity.audit as u')
    .leftJoin('identity.accounts as person', 'person.id', 'u.person_id')
    .leftJoin('identity.accounts as actor', 'actor.id', 'u.actor_id')
    .select(['u.id', 'u.at', 'u.act', 'u.person_id', 'u.actor_id', 'u.address', 'u.user_agent', 'u.detail'])
    .select(['person.name as personName', 'actor.name as actorName'])
  if (personId) rows = rows.where('u.person_id', '=', personId)
  if (actorId) rows = rows.where('u.actor_id', '=', actorId)
  if (act) rows = rows.where('u.act', '=', act)
  if (from) rows = rows.where('u.at', '>=', instantAt(from))
  if (to) rows = rows.where('u.at', '<', instantAt(addDays(to, 1)))
  for (const word of neededWords(searchWords(q ?? ''))) rows = rows.where(saysOf(acts, word))
  const page = await keysetPage(rows, newestFirst('u.at', 'u.id'), cursor)
  return {
    acts: Object.entries(acts).map(([name, title]) => ({ act: name, title })),
    nextCursor: page.nextCursor,
    items: page.items.map(({ id, at, act: done, address, user_agent, detail, ...row }) => ({
      id,
      at,
      act: done,
      // An act that no module declares any more is shown by its name in the code.
      title: acts[done] ?? done,
      address,
      device: deviceName(user_agent),
      detail,
      person: named(row.person_id, row.personName),
      actor: named(row.actor_id, row.actorName),
    })),
  }
}

/** An act whose title has the word, or of which it was noted; either has an index. */
const saysOf = (acts: AuditedActs, word: string) => {
  const titled = Object.entries(acts).flatMap(([act, title]) =>
    searchKey(title).includes(word) ? [act] : [],
  )
  return sql<boolean>`(u.act = any(${titled}::text[]) or u.words like ${containing(word)})`
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
