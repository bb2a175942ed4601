import type { Db } from '#platform/database'
import { inBatches, type Spreadsheet } from '#platform/exports'
import { keysetQuery } from '#platform/keyset'
import type { Graded } from '#plugs/graded'
import { needCourse } from '../course-queries.ts'
import { teaching } from '../tables.ts'
import { byName, columnsOf, type Learner, learnersOf, rowsFor } from './gradebook-queries.ts'

export interface ExportAsk {
  readonly courseId: string
  readonly cohortId?: string | undefined
}

/** The whole gradebook in the order of names. */
export async function gradebookExport(
  db: Db,
  plugs: readonly Graded[],
  ask: ExportAsk,
): Promise<Spreadsheet> {
  const { title } = await needCourse(db, ask.courseId)
  const columns = await columnsOf(db, plugs, ask.courseId)
  return {
    title: `دفتر نمرهٔ ${title}`,
    file: 'gradebook',
    columns: [
      { head: 'دانشجو', width: 28 },
      { head: 'گروه', width: 18 },
      ...columns.map(({ title, most }) => ({ head: `${title} (از ${most / 100})`, width: 16 })),
      { head: 'جمع (درصد)', width: 14 },
    ],
    stickyColumns: 1,
    async *lines() {
      for await (const learners of inBatches<Learner>((last, size) =>
        keysetQuery(
          learnersOf(db, ask),
          byName,
          last ? [last.nameKey, last.enrolmentId] : null,
          size,
        ).execute(),
      ))
        for (const { name, cohort, marks, total } of await rowsFor(
          db,
          plugs,
          ask.courseId,
          columns,
          learners,
        ))
          yield [name, cohort, ...marks.map(({ points }) => inWholes(points)), inWholes(total)]
    },
    count: (most) => countLearners(db, ask, most),
  }
}

const inWholes = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100)

/** How many learners a gradebook has, counted no further than `most`. */
async function countLearners(db: Db, { courseId, cohortId }: ExportAsk, most: number): Promise<number> {
  let rows = teaching(db)
    .selectFrom('courses.learners as e')
    .select('e.id')
    .where('e.course_id', '=', courseId)
    .where('e.state', 'in', ['active', 'completed'])
    .where('e.opened_at', 'is not', null)
  if (cohortId) rows = rows.where('e.cohort_id', '=', cohortId)
  const { count } = await teaching(db)
    .selectFrom(rows.limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
