import { toLatinDigits } from '@arvand/persian/digits'
import slugify from '@sindresorhus/slugify'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { courses } from '../tables.ts'

/** A title in Latin letters, as an address holds it; empty when nothing of it can be written so. */
const latinOf = (title: string): string =>
  slugify(toLatinDigits(title).replaceAll('‌', ' '), { preserveCharacters: [] }).slice(0, 60).replace(/-$/, '')

/** An address that no course has: the title's, or the title's with a few signs of its own. */
export async function freeSlug(tx: Tx, title: string): Promise<string> {
  const wished = latinOf(title) || 'course'
  // Two who take the same address at once: the second waits, and then sees the first.
  await sql`select pg_advisory_xact_lock(hashtext('courses.slug'), hashtext(${wished}))`.execute(courses(tx))
  const taken = await courses(tx)
    .selectFrom('courses.courses')
    .select('id')
    .where('slug', '=', wished)
    .executeTakeFirst()
  return taken ? `${wished}-${newId().slice(-6)}` : wished
}
