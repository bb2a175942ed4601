import type { AliasedExpression } from 'kysely'
import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'

/** How many rows a query finds, counted no further than `most`. */
export async function countUpTo(
  db: Db,
  rows: { limit(most: number): { as(name: 'some'): AliasedExpression<unknown, 'some'> } },
  most: number,
): Promise<number> {
  const { count } = await commerce(db)
    .selectFrom(rows.limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
