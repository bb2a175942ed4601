import { addDays } from '@arvand/persian/days'
import { instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { homes } from './tables.ts'

/** How many people there are, and how many of them teach. */
export async function countPeople(db: Db): Promise<{ people: number; teachers: number }> {
  return homes(db)
    .selectFrom('identity.people')
    .select((eb) => [
      eb.fn.countAll<number>().as('people'),
      eb.fn.countAll<number>().filterWhere(sql<boolean>`'teacher' = any (roles)`).as('teachers'),
    ])
    .executeTakeFirstOrThrow()
}

const mostTeachers = 12

/** Teachers who chose to be seen, the longest with us first. */
export function listTeachers(db: Db) {
  return homes(db)
    .selectFrom('identity.public_teachers')
    .select(['handle', 'name', 'field', 'city'])
    .orderBy('since')
    .orderBy('person_id')
    .limit(mostTeachers)
    .execute()
}

/** Sign-ups in each span of ISO days (both ends included, by Tehran's clock), by one query. */
export async function countSignUps(
  db: Db,
  spans: readonly { readonly start: string; readonly end: string }[],
): Promise<number[]> {
  const counts = spans.map(({ start, end }, at) => {
    const [from, to] = [instantAt(start), instantAt(addDays(end, 1))]
    return sql<number>`count(*) filter (where at >= ${from} and at < ${to})`.as(`span${at}`)
  })
  const first = spans.map(({ start }) => start).toSorted()[0]
  if (first === undefined) return []
  const row = await homes(db)
    .selectFrom('identity.fact_sign_ups')
    .select(counts)
    .where('at', '>=', instantAt(first))
    .executeTakeFirstOrThrow()
  return spans.map((_, at) => row[`span${at}` as keyof typeof row] ?? 0)
}
