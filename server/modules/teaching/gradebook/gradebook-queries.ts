import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage, newestFirst, pageOfSorted } from '#platform/keyset'
import type { Graded, GradedItem } from '#plugs/graded'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { totalOf } from './total.ts'

export type Order = 'newest' | 'name' | 'total'

export interface GradebookAsk {
  readonly courseId: string
  readonly cohortId?: string | undefined
  readonly order: Order
  readonly cursor?: string | undefined
}

/** A column of a gradebook, and how much it counts. */
export interface Column extends GradedItem {
  readonly weight: number
}

/** The sources of gradebook columns: the kinds of lessons in their order, then all else. */
export const gradedOf = (deps: Pick<TeachingDeps, 'graded' | 'lessonKinds'>): Graded[] => [
  ...deps.lessonKinds.flatMap(({ graded }) => graded ?? []),
  ...deps.graded,
]

/** The columns of a gradebook, in the order of the sources in `plugs`. */
export async function columnsOf(db: Db, plugs: readonly Graded[], courseId: string): Promise<Column[]> {
  const [items, weights] = await Promise.all([
    Promise.all(plugs.map((graded) => graded.itemsOf(db, courseId))),
    teaching(db)
      .selectFrom('teaching.weights')
      .select(['item', 'weight'])
      .where('course_id', '=', courseId)
      .execute(),
  ])
  const weightOf = new Map(weights.map(({ item, weight }) => [item, weight]))
  return items.flat().map((item) => ({ ...item, weight: weightOf.get(item.key) ?? item.weight ?? 1 }))
}

/** Names in the order of the Persian alphabet; bytes would put پ, چ, ژ and گ at its end. */
export const byName = [asc(sql`k.name_key collate "fa-x-icu"`, 'text'), asc('e.id' as const)] as const

/** The learners of a gradebook, in no order. */
export function learnersOf(db: Db, { courseId, cohortId }: Pick<GradebookAsk, 'courseId' | 'cohortId'>) {
  const rows = teaching(db)
    .selectFrom('courses.learners as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .innerJoin('identity.name_keys as k', 'k.person_id', 'e.person_id')
    .leftJoin('courses.course_cohorts as g', 'g.id', 'e.cohort_id')
    .select(['e.id as enrolmentId', 'e.person_id as personId', 'p.name', 'g.title as cohort'])
    .select(['e.enrolled_at as enrolledAt', 'k.name_key as nameKey'])
    .where('e.course_id', '=', courseId)
    .where('e.state', 'in', ['active', 'completed'])
    .where('e.opened_at', 'is not', null)
  return cohortId ? rows.where('e.cohort_id', '=', cohortId) : rows
}

export type Learner = Awaited<ReturnType<ReturnType<typeof learnersOf>['execute']>>[number]

/** Rows of the gradebook for these learners, in their order. */
export async function rowsFor(
  db: Db,
  plugs: readonly Graded[],
  courseId: string,
  columns: readonly Column[],
  learners: readonly Learner[],
) {
  const found = await Promise.all(plugs.map((graded) => graded.marksOf(db, courseId, learners)))
  const marks = new Map(found.flat().map((mark) => [`${mark.enrolmentId} ${mark.item}`, mark]))
  return learners.map((learner) => {
    const own = columns.map(({ key, most, weight }) => {
      const mark = marks.get(`${learner.enrolmentId} ${key}`)
      const { points = null, waiting = false, link = null } = mark ?? {}
      return { item: key, points, waiting, link, most, weight }
    })
    return { ...learner, marks: own, total: totalOf(own) }
  })
}

type Row = Awaited<ReturnType<typeof rowsFor>>[number]

/** Ten learners with their marks. */
export async function pageOfGradebook(
  db: Db,
  plugs: readonly Graded[],
  columns: readonly Column[],
  ask: GradebookAsk,
) {
  if (ask.order === 'total') return pageByTotal(db, plugs, columns, ask)
  const order = ask.order === 'name' ? byName : newestFirst('e.enrolled_at', 'e.id')
  const page = await keysetPage(learnersOf(db, ask), order, ask.cursor)
  return { ...page, items: await rowsFor(db, plugs, ask.courseId, columns, page.items) }
}

/** Plugs give part of the totals, so SQL cannot sort by them: three queries, however many learners there are. */
async function pageByTotal(db: Db, plugs: readonly Graded[], columns: readonly Column[], ask: GradebookAsk) {
  const learners = await learnersOf(db, ask).execute()
  return pageOfSorted(await rowsFor(db, plugs, ask.courseId, columns, learners), byTotal, ask.cursor)
}

/** Learners without a total yet come last. */
const byTotal = [desc(({ total }: Row) => total ?? -1, 'integer'), asc(({ enrolmentId }: Row) => enrolmentId)]
