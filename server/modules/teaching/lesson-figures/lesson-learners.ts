import type { LessonDeed } from '@arvand/contracts/teacher/students'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { needCourse } from '../course-queries.ts'
import { teaching } from '../tables.ts'
import { lessonFigures } from './lesson-figures.ts'
import { lessonAsked, whoDid } from './who-did.ts'

interface LearnersAsk {
  readonly courseId: string
  readonly lessonId: string
  readonly did: LessonDeed
  readonly cursor?: string | undefined
}

/** The figures of a course's lessons and who is behind them, for those who may see every course. */
export const lessonFacts = {
  async figures(db: Db, courseId: string, now: Date) {
    const [{ id, slug, title }, figures] = await Promise.all([
      needCourse(db, courseId),
      lessonFigures(db, courseId, now),
    ])
    return { course: { id, slug, title }, ...figures }
  },
  async learners(db: Db, { courseId, lessonId, did, cursor }: LearnersAsk, now: Date) {
    const { id, slug, title } = await needCourse(db, courseId)
    const lesson = (await lessonAsked(db, courseId, lessonId)) ?? refuse('courses.unknown-lesson')
    const rows = teaching(db)
      .selectFrom('courses.learners as e')
      .innerJoin('identity.people as p', 'p.id', 'e.person_id')
      .select(['e.id as enrolmentId', 'e.person_id as personId', 'p.name', 'e.state'])
      .select('e.enrolled_at as enrolledAt')
      .where('e.course_id', '=', courseId)
      .where('e.opened_at', 'is not', null)
      .where(whoDid(lessonId, did, now))
    return {
      course: { id, slug, title },
      lesson,
      ...(await keysetPage(rows, newestFirst('e.enrolled_at', 'e.id'), cursor)),
    }
  },
}
