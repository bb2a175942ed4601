import type { Role } from '@arvand/contracts/people'
import { addDays } from '@arvand/persian/days'
import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import { searchKey } from '@arvand/persian/text'
import { instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { containing, type Db } from '#platform/database'
import { asc, desc, type KeysetColumn, keysetQuery, newestFirst, pageOf, readCursor } from '#platform/keyset'
import { identity } from '../tables.ts'

export interface PeopleFilter {
  /** Part of a name, or a whole mobile or e-mail. */
  readonly q?: string | undefined
  readonly role?: Exclude<Role, 'user'> | undefined
  readonly state?: 'active' | 'blocked' | undefined
  /** First and last ISO day of joining, Tehran time. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** First and last ISO day on which they used the site. */
  readonly activeFrom?: string | undefined
  readonly activeTo?: string | undefined
  readonly order?: keyof typeof orders | undefined
  /** These alone, of what the rest finds. */
  readonly personIds?: readonly string[] | undefined
}

export const orders = {
  newest: newestFirst('a.created_at', 'a.id'),
  seen: [desc(sql`coalesce(a.seen_on, '0001-01-01'::date)`, 'day'), desc('a.id')],
  name: [asc('a.name_key', 'text'), asc('a.id')],
} satisfies Readonly<Record<string, readonly KeysetColumn[]>>

/** A page of people, newest first unless another order is asked for. */
export async function listPeople(
  db: Db,
  { cursor, ...filter }: PeopleFilter & { readonly cursor?: string | undefined },
) {
  const order = filter.order ?? 'newest'
  const after = readCursor(orders[order], cursor, order)
  return pageOf(await keysetQuery(peopleBy(db, filter), orders[order], after).execute(), order)
}

/** All people that a filter finds, without an order. */
export function peopleBy(db: Db, filter: PeopleFilter) {
  const { q, role, state, from, to, activeFrom, activeTo, personIds } = filter
  let rows = identity(db)
    .selectFrom('identity.accounts as a')
    .select([
      'a.id',
      'a.name',
      'a.mobile',
      'a.email',
      'a.handle',
      'a.created_at as createdAt',
      'a.seen_on as seenOn',
    ])
    .select(
      sql<
        Role[]
      >`array['user'] || array(select role from identity.roles where person_id = a.id order by role)`.as(
        'roles',
      ),
    )
    .select(({ eb }) => eb('a.blocked_at', 'is not', null).$castTo<boolean>().as('isBlocked'))
    .where('a.removed_at', 'is', null)
  if (personIds) rows = rows.where('a.id', 'in', [...personIds])
  if (state) rows = rows.where('a.blocked_at', state === 'blocked' ? 'is not' : 'is', null)
  if (from) rows = rows.where('a.created_at', '>=', instantAt(from))
  if (to) rows = rows.where('a.created_at', '<', instantAt(addDays(to, 1)))
  if (activeFrom || activeTo)
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('identity.active_days as d')
          .select('d.day')
          .whereRef('d.person_id', '=', 'a.id')
          .where('d.day', '>=', activeFrom ?? '0001-01-01')
          .where('d.day', '<=', activeTo ?? '9999-12-31'),
      ),
    )
  if (role) {
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('identity.roles as r')
          .select('r.role')
          .whereRef('r.person_id', '=', 'a.id')
          .where('r.role', '=', role),
      ),
    )
  }
  const [column, pattern] = searchOf(q ?? '')
  if (column === 'name') rows = rows.where('a.name_key', 'like', pattern)
  else if (column) rows = rows.where(`a.${column}`, '=', pattern)
  return rows
}

/** The column to search: a whole mobile or e-mail finds one person, any other text is part of a name. */
function searchOf(q: string): ['mobile' | 'email' | 'name', string] | [null, ''] {
  const phone = parsePhone(q)
  if (phone) return ['mobile', phone]
  const email = parseEmail(q)
  if (email) return ['email', email]
  const key = searchKey(q)
  return key === '' ? [null, ''] : ['name', containing(key)]
}
