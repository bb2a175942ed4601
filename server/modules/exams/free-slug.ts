import { sql } from 'kysely'
import { latinOf } from '#modules/courses'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { exams } from './tables.ts'

const beginnings = { 'exams.exams': 'azmoon', 'exams.practice_groups': 'questions' } as const

/** An address that no exam, or no group, has: made of the title, with a random suffix when that one is taken. */
export async function freeSlug(tx: Tx, table: keyof typeof beginnings, title: string): Promise<string> {
  const wished = latinOf(title) || beginnings[table]
  await sql`select pg_advisory_xact_lock(hashtext(${table}), hashtext(${wished}))`.execute(exams(tx))
  const taken = await exams(tx).selectFrom(table).select('id').where('slug', '=', wished).executeTakeFirst()
  return taken ? `${wished}-${newId().slice(-6)}` : wished
}
