import type { PracticeGrade } from '@arvand/contracts/sample-questions'
import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import { containing, type Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { exams } from '../tables.ts'
import { isDue, isFresh, questionsWith } from './practice-progress.ts'
import { fieldsOfGroups } from './public-groups.ts'
import { groupRows, isBought, isThereFor, mayPractise, someGroups, toldOf } from './published-group.ts'
import { masteredFrom, startOfDay } from './spaced-repetition.ts'

interface GroupFilter {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly grade?: PracticeGrade | undefined
  readonly year?: number | undefined
  readonly source?: string | undefined
  readonly mine?: 'mine' | undefined
  readonly cursor?: string | undefined
}

/**
 * Published groups, the newest first, with how far a person is in each. Among their own stand those that they bought
 * and that are published no more.
 */
export async function listGroups(db: Db, personId: string, now: Date, filter: GroupFilter) {
  const { category, grade, year, source, mine, cursor } = filter
  const groups = mine ? someGroups(db).where(isThereFor(personId)) : groupRows(db)
  let rows = groups.select(['g.price', 'g.slug', mayPractise(personId).as('mayPractise')])
  if (category) rows = rows.where('g.category', '=', category)
  if (grade) rows = rows.where('g.grade', '=', grade)
  if (source) rows = rows.where('g.source', '=', source)
  if (year !== undefined) rows = rows.where('g.year', '=', year)
  if (mine)
    rows = rows.where(({ or, exists, selectFrom }) =>
      or([
        isBought(personId),
        exists(
          selectFrom('exams.practice_answers as a')
            .select('a.id')
            .whereRef('a.group_id', '=', 'g.id')
            .where('a.person_id', '=', personId),
        ),
      ]),
    )
  for (const word of searchKey(filter.q ?? '')
    .split(' ')
    .filter(Boolean))
    rows = rows.where('g.search_key', 'like', containing(word))
  const [page, today, fields, years, sources] = await Promise.all([
    keysetPage(rows, [desc(mine ? ownOrder : 'g.published_at', 'instant'), desc('g.id')], cursor),
    todayOf(db, personId, now),
    fieldsOfGroups(db),
    yearsOfGroups(db),
    sourcesOfGroups(db),
  ])
  const ids = page.items.map(({ id }) => id)
  const counts = ids.length === 0 ? [] : await countsOf(db, personId, now, ids)
  return {
    ...page,
    ...{ today, fields, years, sources },
    items: page.items.map(({ slug, ...group }) => {
      const {
        questions = 0,
        done = 0,
        due = 0,
        mastered = 0,
      } = counts.find(({ group_id }) => group_id === group.id) ?? {}
      return { ...toldOf(group), slug: slug ?? '', questions, done, due, mastered }
    }),
  }
}

const ownOrder = sql<Date>`coalesce(g.published_at, g.created_at)`

const countsOf = (db: Db, personId: string, now: Date, groupIds: readonly string[]) =>
  questionsWith(db, personId)
    .select('q.group_id')
    .select([
      sql<number>`count(*)::integer`.as('questions'),
      sql<number>`count(*) filter (where not ${isFresh})::integer`.as('done'),
      sql<number>`count(*) filter (where ${isDue(now)})::integer`.as('due'),
      sql<number>`count(*) filter (where c.state > 0 and c.stability >= ${masteredFrom})::integer`.as(
        'mastered',
      ),
    ])
    .where('q.group_id', 'in', groupIds)
    .groupBy('q.group_id')
    .execute()

/** What comes back today in all groups that a person has begun and may practise, each question once, and what was answered today. */
async function todayOf(db: Db, personId: string, now: Date) {
  const [due, done] = await Promise.all([
    exams(db)
      .selectFrom('exams.practice_cards as c')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('c.person_id', '=', personId)
      .where('c.state', '>', 0)
      .where('c.due', '<=', now)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('exams.group_questions as q')
            .innerJoin('exams.practice_groups as g', 'g.id', 'q.group_id')
            .select('q.question_id')
            .innerJoin('exams.practice_answers as a', 'a.group_id', 'g.id')
            .whereRef('q.question_id', '=', 'c.question_id')
            .where('a.person_id', '=', personId)
            .where(mayPractise(personId)),
        ),
      )
      .executeTakeFirstOrThrow(),
    exams(db)
      .selectFrom('exams.practice_answers')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('person_id', '=', personId)
      .where('at', '>=', startOfDay(now))
      .where('rating', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return { due: due.count, done: done.count }
}

const sourcesOfGroups = async (db: Db): Promise<string[]> => {
  const rows = await exams(db)
    .selectFrom('exams.practice_groups')
    .select('source')
    .distinct()
    .where('published_at', 'is not', null)
    .where('source', '<>', '')
    .orderBy('source')
    .limit(100)
    .execute()
  return rows.map(({ source }) => source)
}

const yearsOfGroups = async (db: Db): Promise<number[]> => {
  const rows = await exams(db)
    .selectFrom('exams.practice_groups')
    .select('year')
    .distinct()
    .where('published_at', 'is not', null)
    .where('year', 'is not', null)
    .orderBy('year', 'desc')
    .execute()
  return rows.flatMap(({ year }) => (year === null ? [] : [year]))
}
