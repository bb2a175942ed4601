import type { Db } from '#platform/database'
import { inBatches } from '#platform/exports'
import { keysetQuery } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { byName, columnsOf, gradedOf, type Learner, learnersOf, rowsFor } from './gradebook-queries.ts'

/** The marks of all courses of a teacher, a line for each learner and column: courses differ in their columns. */
export const gradebookTable = (deps: Pick<TeachingDeps, 'graded' | 'lessonKinds'>): ExportTable => {
  const plugs = gradedOf(deps)
  return {
    name: 'teaching.gradebook',
    title: 'دفتر نمرهٔ دوره‌های من',
    of: 'teachers',
    sheet: (db, teacherId) => ({
      title: 'دفتر نمره',
      file: 'my-gradebook',
      columns: [
        { head: 'دوره', width: 36 },
        { head: 'دانشجو', width: 28 },
        { head: 'گروه', width: 18 },
        { head: 'ستون', width: 36 },
        { head: 'نمره', width: 10 },
        { head: 'از', width: 10 },
      ],
      stickyColumns: 2,
      async *lines() {
        for (const { courseId, title } of await coursesOf(db, teacherId)) {
          const columns = await columnsOf(db, plugs, courseId)
          if (columns.length === 0) continue
          for await (const learners of learnersIn(db, courseId))
            for (const { name, cohort, marks } of await rowsFor(db, plugs, courseId, columns, learners))
              for (const [at, { points, most }] of marks.entries())
                yield [
                  title,
                  name,
                  cohort,
                  columns[at]?.title ?? '',
                  points === null ? null : points / 100,
                  most / 100,
                ]
        }
      },
      async count(most) {
        let rows = 0
        for (const { courseId } of await coursesOf(db, teacherId)) {
          if (rows >= most) return most
          const columns = await columnsOf(db, plugs, courseId)
          const { count } = await teaching(db)
            .selectFrom(learnersOf(db, { courseId }).clearSelect().select('e.id').as('some'))
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
          rows += columns.length * Number(count)
        }
        return Math.min(rows, most)
      },
    }),
  }
}

const learnersIn = (db: Db, courseId: string) =>
  inBatches<Learner>((last, size) =>
    keysetQuery(
      learnersOf(db, { courseId }),
      byName,
      last ? [last.nameKey, last.enrolmentId] : null,
      size,
    ).execute(),
  )

/** The courses that a teacher marks in, in the order of their titles. */
const coursesOf = (db: Db, teacherId: string) =>
  teaching(db)
    .selectFrom('courses.course_staff as t')
    .innerJoin('courses.known_courses as c', 'c.id', 't.course_id')
    .select(['c.id as courseId', 'c.title'])
    .where('t.person_id', '=', teacherId)
    .where('t.role', '<>', 'assistant')
    .orderBy('c.title')
    .orderBy('c.id')
    .execute()
