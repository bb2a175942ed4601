import { findStaff, mayDo } from '#modules/courses'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { stateOf } from '../exam.ts'
import { exams } from '../tables.ts'
import { taughtCourse } from './taught-course.ts'

/** Exams of a course, the newest first, for who sets them and for who marks them. */
export async function listTaught(
  { db, clock }: Pick<ExamsDeps, 'db' | 'clock'>,
  { courseId, personId, cursor }: { courseId: string; personId: string; cursor?: string | undefined },
) {
  const member = (await findStaff(db, courseId, personId)) ?? refuse('courses.unknown-course')
  if (!mayDo(member, 'write') && !mayDo(member, 'mark')) refuse('courses.right-missing')
  const course = await taughtCourse(db, member)
  const rows = exams(db)
    .selectFrom('exams.exams')
    .select(['id', 'title', 'opens_at', 'closes_at', 'published_at', 'created_at'])
    .where('course_id', '=', courseId)
  const page = await keysetPage(rows, newestFirst('created_at', 'id'), cursor)
  const counts = await exams(db)
    .selectFrom('exams.attempts as a')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .select(['a.exam_id', ({ fn }) => fn.countAll<string>().as('started')])
    .select(({ fn }) => fn.count<string>('h.submitted_at').as('submitted'))
    .where('a.exam_id', 'in', ['00000000-0000-0000-0000-000000000000', ...page.items.map(({ id }) => id)])
    .groupBy('a.exam_id')
    .execute()
  const now = clock.now()
  return {
    ...page,
    course,
    items: page.items.map((exam) => {
      const count = counts.find(({ exam_id }) => exam_id === exam.id)
      return {
        id: exam.id,
        title: exam.title,
        state: stateOf(exam, now),
        opensAt: exam.opens_at,
        closesAt: exam.closes_at,
        started: Number(count?.started ?? 0),
        submitted: Number(count?.submitted ?? 0),
      }
    }),
  }
}
