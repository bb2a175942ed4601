import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { exams } from '../../tables.ts'
import { categoryOf } from '../published-group.ts'
import { findOwn, type OwnGroup, publishingOf, settingsOf } from './set-group.ts'

/** How many people answered a question of each of these groups. */
async function peopleOf(db: Db, groupIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (groupIds.length === 0) return new Map()
  const rows = await exams(db)
    .selectFrom('exams.practice_answers')
    .select(['group_id', sql<number>`count(distinct person_id)::integer`.as('people')])
    .where('group_id', 'in', groupIds)
    .groupBy('group_id')
    .execute()
  return new Map(rows.map(({ group_id, people }) => [group_id, people]))
}

/** A teacher’s groups, the newest first. */
export async function listOwnGroups(db: Db, ownerId: string, cursor?: string) {
  const rows = exams(db)
    .selectFrom('exams.practice_groups as g')
    .leftJoin('courses.known_categories as k', 'k.slug', 'g.category')
    .select(['g.id', 'g.title', 'g.published_at as publishedAt'])
    .select(['k.slug as categorySlug', 'k.title as categoryTitle', 'k.palette'])
    .select(sql<number>`cardinality(g.question_ids)`.as('questions'))
    .where('g.owner_id', '=', ownerId)
  const page = await keysetPage(rows, newestFirst('g.created_at', 'g.id'), cursor)
  const people = await peopleOf(
    db,
    page.items.map(({ id }) => id),
  )
  return {
    ...page,
    items: page.items.map((row) => ({
      ...{ id: row.id, title: row.title, questions: row.questions, publishedAt: row.publishedAt },
      ...{ category: categoryOf(row), people: people.get(row.id) ?? 0 },
    })),
  }
}

/** A group with all that is set, and its questions as the bank has them; a removed one is missing. */
export async function showOwnGroup(db: Db, own: OwnGroup) {
  const row = await findOwn(db, own)
  const [questions, publishing, people] = await Promise.all([
    exams(db)
      .selectFrom('exams.questions')
      .select(['id', 'kind', 'excerpt', 'tags', 'points', 'version'])
      .select(['category_id as categoryId', 'is_changed as isChanged'])
      .select(['why_not_ask as whyNotAsk', 'changed_at as changedAt'])
      .where('owner_id', '=', row.owner_id)
      .where('removed_at', 'is', null)
      .where('id', '=', sql<string>`any(${row.question_ids}::uuid[])`)
      .execute(),
    publishingOf(db, row),
    peopleOf(db, [row.id]),
  ])
  return {
    ...publishing,
    ...{ id: row.id, settings: settingsOf(row), revision: row.revision, savedAt: row.changed_at },
    ...{ people: people.get(row.id) ?? 0, questions },
  }
}
