import {
  allCoursesOrder,
  coursesFilter,
  type exportAllCourses as endpoint,
} from '@arvand/contracts/panel/all-courses'
import { courseLevelWords } from '@arvand/contracts/state-words/course-levels'
import { courseStateWords } from '@arvand/contracts/state-words/courses'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '#platform/database'
import {
  dayCells,
  dayColumns,
  inBatches,
  type Line,
  linkToExport,
  type Spreadsheet,
  serveExports,
  whyNotExport,
} from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { keysetQuery } from '#platform/keyset'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExportTable } from '#plugs/export-table'
import { catalogue } from '../catalogue/tables.ts'
import type { CoursesDeps } from '../deps.ts'
import { type AllCoursesFilter, allCoursesBy, type CourseInAll, orders } from './all-courses.ts'
import { record } from './audited-acts.ts'

/** Makes a link to a sheet of courses; writes to the audit by what they were chosen. */
export async function exportAllCourses(
  { db, clock, secret }: Pick<CoursesDeps, 'db' | 'clock' | 'secret'>,
  { input: { format, ...filter }, actor, caller }: Asked<typeof endpoint>,
) {
  refuseIf(await whyNotExport(coursesSheet(db, filter), format))
  const { q, ...detail } = filter
  await record(db, clock, caller, {
    act: 'courses-exported',
    personId: null,
    actor,
    detail: { ...detail, searched: Boolean(q) },
  })
  return linkToExport(
    { secret, sessionId: actor.sessionId, now: clock.now() },
    `/downloads/courses/${format}`,
    Object.fromEntries(
      Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
  )
}

/** A signed link has only what the endpoint accepted. */
const filterOf = z.object({ ...coursesFilter, order: allCoursesOrder.default('changed') })

/** Sheets of courses at the links that were made for one session. */
export const coursesDownloads =
  (deps: CoursesDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/courses/:format', deps, ({ scopes }, named) => {
      if (!scopes.has('content')) refuse('request.not-found')
      return coursesSheet(deps.db, filterOf.parse(named))
    })

/** All courses in any state. */
export const coursesTable: ExportTable = {
  ...{ name: 'courses.courses', title: 'دوره‌ها' },
  of: { scope: 'content' },
  sheet: (db) => coursesSheet(db, {}),
}

/** The courses that a teacher owns. */
export const ownCoursesTable: ExportTable = {
  ...{ name: 'courses.own', title: 'دوره‌های من' },
  of: 'teachers',
  sheet: (db, teacherId) => coursesSheet(db, { teacherId }),
}

function coursesSheet(db: Db, filter: AllCoursesFilter): Spreadsheet {
  const columns = orders[filter.order ?? 'changed']
  type Read = CourseInAll & { readonly keyset: readonly unknown[] }
  const read = (last: Read | undefined, size: number) =>
    keysetQuery(allCoursesBy(db, filter), columns, last?.keyset ?? null, size).execute()
  return {
    title: 'دوره‌ها',
    file: 'courses',
    columns: [
      { head: 'دوره', width: 40 },
      { head: 'مدرس', width: 26 },
      { head: 'وضعیت', width: 16 },
      { head: 'رشته', width: 18 },
      { head: 'سطح', width: 14 },
      { head: 'قیمت (تومان)', width: 16 },
      { head: 'پلاس', width: 10 },
      { head: 'درس', width: 8 },
      { head: 'دقیقه', width: 10 },
      { head: 'دانشجو', width: 10 },
      ...dayColumns('ساخته‌شده'),
      ...dayColumns('آخرین تغییر'),
    ],
    stickyColumns: 1,
    async *lines() {
      for await (const courses of inBatches<Read>(read)) yield* courses.map(lineOf)
    },
    count: (most) => countCourses(db, filter, most),
  }
}

const lineOf = (course: CourseInAll): Line => [
  course.title,
  course.ownerName,
  courseStateWords[course.state],
  course.categoryTitle,
  courseLevelWords[course.level],
  course.price / 10,
  course.inPlus ? 'بله' : '',
  course.lessons,
  course.minutes,
  course.learners,
  ...dayCells(course.createdAt),
  ...dayCells(course.changedAt),
]

async function countCourses(db: Db, filter: AllCoursesFilter, most: number): Promise<number> {
  const { count } = await catalogue(db)
    .selectFrom(allCoursesBy(db, filter).clearSelect().select('c.id').limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
