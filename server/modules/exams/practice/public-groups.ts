import type { PracticeGrade } from '@arvand/contracts/sample-questions'
import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import { containing, type Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { exams } from '../tables.ts'
import { groupRows, mayPractise, toldOf } from './published-group.ts'

interface PublicFilter {
  readonly q?: string | undefined
  readonly field?: string | undefined
  readonly grade?: PracticeGrade | undefined
  readonly cursor?: string | undefined
}

const publicRows = (db: Db) =>
  groupRows(db)
    .select(['g.slug', 'g.price'])
    .select((of) =>
      of
        .selectFrom('exams.group_questions as q')
        .select(sql<number>`count(*)::integer`.as('questions'))
        .whereRef('q.group_id', '=', 'g.id')
        .as('questions'),
    )
type PublicRow = Awaited<ReturnType<ReturnType<typeof publicRows>['execute']>>[number]

const toldPublic = ({ slug, questions, ...group }: PublicRow) => ({
  ...toldOf(group),
  ...{ slug: slug ?? '', questions: questions ?? 0 },
})

/** Published groups of sample questions for anyone, the newest first. */
export async function listPublicGroups(db: Db, { q = '', field, grade, cursor }: PublicFilter) {
  let rows = publicRows(db)
  if (field) rows = rows.where('g.category', '=', field)
  if (grade) rows = rows.where('g.grade', '=', grade)
  for (const word of searchKey(q).split(' ').filter(Boolean))
    rows = rows.where('g.search_key', 'like', containing(word))
  const [page, fields] = await Promise.all([
    keysetPage(rows, [desc('g.published_at', 'instant'), desc('g.id')], cursor),
    fieldsOfGroups(db),
  ])
  return { ...page, fields, items: page.items.map(toldPublic) }
}

/** One of them, with what its first questions are about; their keys stay here. */
export async function showPublicGroup(db: Db, slug: string, personId: string | null) {
  const row = await publicRows(db).where('g.slug', '=', slug).executeTakeFirst()
  if (!row) return refuse('exams.unknown-group')
  const samples = await exams(db)
    .selectFrom('exams.group_questions as g')
    .innerJoin('exams.questions as q', 'q.id', 'g.question_id')
    .select(['q.id', 'q.kind', 'q.excerpt'])
    .where('g.group_id', '=', row.id)
    .orderBy('g.position')
    .limit(3)
    .execute()
  const group = { ...toldPublic(row), samples }
  if (personId === null) return { group }
  const own = await groupRows(db)
    .select(mayPractise(personId).as('mayPractise'))
    .where('g.id', '=', row.id)
    .executeTakeFirstOrThrow()
  return { group, mine: { mayPractise: own.mayPractise } }
}

/** Fields that have one. */
export const fieldsOfGroups = (db: Db) =>
  exams(db)
    .selectFrom('courses.known_categories as k')
    .select(['k.slug', 'k.title', 'k.palette'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('exams.practice_groups as g')
          .select('g.id')
          .whereRef('g.category', '=', 'k.slug')
          .where('g.published_at', 'is not', null),
      ),
    )
    .orderBy('k.position')
    .execute()
