import { sql } from 'kysely'
import { avatarPath } from '#modules/identity'
import type { Db } from '#platform/database'
import { homes } from './tables.ts'

/** How many people there are, and how many of them teach; both are counted from indexes alone. */
export async function countPeople(db: Db): Promise<{ people: number; teachers: number }> {
  const [here, teaching] = await Promise.all([
    // Raw SQL, because PostgreSQL would not use the partial index of active accounts with a parameter.
    homes(db)
      .selectFrom('identity.people')
      .select(countAll)
      .where(sql<boolean>`not has_left`)
      .executeTakeFirst(),
    homes(db).selectFrom('identity.teachers').select(countAll).executeTakeFirst(),
  ])
  return { people: here?.count ?? 0, teachers: teaching?.count ?? 0 }
}

const countAll = sql<number>`count(*)`.as('count')

const mostTeachers = 12

/** Teachers with a public profile, the earliest first. */
export async function listTeachers(db: Db) {
  const rows = await homes(db)
    .selectFrom('identity.public_teachers as told')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 'told.person_id')
    .select(['told.handle', 'told.name', 'told.field', 'told.city', 'worn.file_id'])
    .orderBy('told.since')
    .orderBy('told.person_id')
    .limit(mostTeachers)
    .execute()
  return rows.map(({ file_id, ...teacher }) => ({ ...teacher, avatar: avatarPath(file_id) }))
}
