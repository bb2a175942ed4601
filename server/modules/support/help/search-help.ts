import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { SearchSource } from '#plugs/search-source'
import { support } from '../tables.ts'
import { searchedKeys as keys, searched } from './read-help.ts'

/** Published help articles, by their words. */
export const helpSource = (db: Db): SearchSource => ({
  kind: 'help',
  seenBy: 'public',
  find: ({ words }) =>
    support(db)
      .selectFrom(searched(db).as('o'))
      .select(['o.id', 'o.title', 'o.summary as text', sql<string>`'/help/' || o.slug`.as('href')])
      .select([
        sql<number>`0`.as('weight'),
        fitOf(keys, words).as('fit'),
        beginsAll(keys, words).as('isBegun'),
      ])
      .where(holdsAll(keys, words))
      .orderBy('fit', 'desc')
      .orderBy('o.id')
      .limit(mostFound)
      .execute(),
})
