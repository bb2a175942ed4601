import { toLatinDigits } from '@arvand/persian/digits'
import slugify from '@sindresorhus/slugify'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { courses } from '../tables.ts'

/** A title in Latin letters for an address; empty when no part of it can be transcribed. */
export const latinOf = (title: string): string =>
  slugify(toLatinDigits(title).replaceAll('‌', ' '), { preserveCharacters: [] }).slice(0, 60).replace(/-$/, '')

/** An address that no course has: made of the title, with a random suffix when that one is taken. */
export async function freeSlug(tx: Tx, title: string): Promise<string> {
  const wished = latinOf(title) || 'course'
  // When two people take the same address at once, the second waits here and then sees the first.
  await sql`select pg_advisory_xact_lock(hashtext('courses.slug'), hashtext(${wished}))`.execute(courses(tx))
  const taken = await courses(tx)
    .selectFrom('courses.courses')
    .select('id')
    .where('slug', '=', wished)
    .executeTakeFirst()
  return taken ? `${wished}-${newId().slice(-6)}` : wished
}
