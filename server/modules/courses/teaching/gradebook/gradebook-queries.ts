import { sql } from 'kysely'
import { z } from 'zod'
import { pageLimit, pageOfRows, readCursor } from '#platform/cursor'
import type { Db } from '#platform/database'
import { gradedPackages } from '../../packages/graded-packages.ts'
import { teaching } from '../tables.ts'
import type { Graded, GradedItem } from './graded.ts'
import { gradedAssignments } from './graded-assignments.ts'
import { totalOf } from './total.ts'

export type Order = 'newest' | 'name' | 'total'

export interface GradebookAsk {
  readonly courseId: string
  readonly cohortId?: string | undefined
  readonly order: Order
  readonly cursor?: string | undefined
}

/** Columns of a gradebook with how much each counts. */
export interface Column extends GradedItem {
  readonly weight: number
}

const allGraded = (plugs: readonly Graded[]): readonly Graded[] => [
  gradedAssignments,
  gradedPackages,
  ...plugs,
]

/** The columns: assignments first, then packages and what plugs bring. */
export async function columnsOf(db: Db, plugs: readonly Graded[], courseId: string): Promise<Column[]> {
  const [items, weights] = await Promise.all([
    Promise.all(allGraded(plugs).map((graded) => graded.itemsOf(db, courseId))),
    teaching(db)
      .selectFrom('courses.weights')
      .select(['item', 'weight'])
      .where('course_id', '=', courseId)
      .execute(),
  ])
  const weightOf = new Map(weights.map(({ item, weight }) => [item, weight]))
  return items.flat().map((item) => ({ ...item, weight: weightOf.get(item.key) ?? 1 }))
}

/** Names in the order of the Persian alphabet; bytes would put پ, چ, ژ and گ at its end. */
const nameInOrder = sql`k.name_key collate "fa-x-icu"`

function learnersOf(db: Db, { courseId, cohortId }: Pick<GradebookAsk, 'courseId' | 'cohortId'>) {
  const rows = teaching(db)
    .selectFrom('courses.enrolments as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .innerJoin('identity.name_keys as k', 'k.person_id', 'e.person_id')
    .leftJoin('courses.cohorts as g', 'g.id', 'e.cohort_id')
    .select(['e.id as enrolmentId', 'e.person_id as personId', 'p.name', 'g.title as cohort'])
    .select(['e.enrolled_at as enrolledAt', 'k.name_key as nameKey'])
    .where('e.course_id', '=', courseId)
    .where('e.state', 'in', ['active', 'completed'])
  return cohortId ? rows.where('e.cohort_id', '=', cohortId) : rows
}

type Learner = Awaited<ReturnType<ReturnType<typeof learnersOf>['execute']>>[number]

/** Rows of the gradebook for these learners, in their order. */
export async function rowsFor(
  db: Db,
  plugs: readonly Graded[],
  courseId: string,
  columns: readonly Column[],
  learners: readonly Learner[],
) {
  const found = await Promise.all(allGraded(plugs).map((graded) => graded.marksOf(db, courseId, learners)))
  const marks = new Map(found.flat().map((mark) => [`${mark.enrolmentId} ${mark.item}`, mark]))
  return learners.map((learner) => {
    const own = columns.map(({ key, most, weight }) => {
      const mark = marks.get(`${learner.enrolmentId} ${key}`)
      const { points = null, waiting = false, submissionId = null } = mark ?? {}
      return { item: key, points, waiting, submissionId, most, weight }
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
  const rows = ask.order === 'name' ? byName(db, ask) : byNewest(db, ask)
  const page = pageOfRows(await rows.limit(pageLimit).execute(), ({ enrolmentId, enrolledAt, nameKey }) => [
    ask.order === 'name' ? nameKey : enrolledAt.toISOString(),
    enrolmentId,
  ])
  return { ...page, items: await rowsFor(db, plugs, ask.courseId, columns, page.items) }
}

const afterInstant = z.tuple([z.iso.datetime(), z.uuid()])
const afterName = z.tuple([z.string().max(400), z.uuid()])
const afterTotal = z.tuple([z.int(), z.uuid()])

function byNewest(db: Db, ask: GradebookAsk) {
  const rows = learnersOf(db, ask).orderBy('e.enrolled_at', 'desc').orderBy('e.id', 'desc')
  if (ask.cursor === undefined) return rows
  const [at, id] = readCursor(ask.cursor, afterInstant)
  return rows.where(sql<boolean>`(e.enrolled_at, e.id) < (${at}::timestamptz, ${id}::uuid)`)
}

function byName(db: Db, ask: GradebookAsk) {
  if (ask.cursor === undefined) return learnersByName(db, ask)
  const [key, id] = readCursor(ask.cursor, afterName)
  return learnersByName(db, ask, { key, id })
}

/** Learners in the order of their names, all or those after one. */
export function learnersByName(
  db: Db,
  ask: Pick<GradebookAsk, 'courseId' | 'cohortId'>,
  after?: { readonly key: string; readonly id: string },
) {
  const rows = learnersOf(db, ask).orderBy(nameInOrder).orderBy('e.id')
  if (!after) return rows
  return rows.where(
    sql<boolean>`(${nameInOrder}, e.id) > (${after.key}::text collate "fa-x-icu", ${after.id}::uuid)`,
  )
}

/** Totals come of plugs too, so they are put in order here: three queries, however many learners there are. */
async function pageByTotal(db: Db, plugs: readonly Graded[], columns: readonly Column[], ask: GradebookAsk) {
  const learners = await learnersOf(db, ask).execute()
  const rows = (await rowsFor(db, plugs, ask.courseId, columns, learners)).toSorted(greaterFirst)
  const cursor = ask.cursor === undefined ? null : readCursor(ask.cursor, afterTotal)
  const from = cursor ? rows.findIndex((row) => isAfter(row, cursor)) : 0
  const rest = from < 0 ? [] : rows.slice(from, from + pageLimit)
  return pageOfRows(rest, (row) => [rankOf(row), row.enrolmentId])
}

/** Whoever has no total yet comes last. */
const rankOf = ({ total }: Pick<Row, 'total'>): number => total ?? -1

const greaterFirst = (a: Row, b: Row): number =>
  rankOf(b) - rankOf(a) || (a.enrolmentId < b.enrolmentId ? -1 : 1)

const isAfter = (row: Row, [rank, id]: readonly [number, string]): boolean =>
  rankOf(row) < rank || (rankOf(row) === rank && row.enrolmentId > id)
