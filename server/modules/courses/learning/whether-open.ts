import type { Db } from '#platform/database'
import { courses } from '../tables.ts'
import { type CourseAccess, findCourseAccess, type Learner, whyNotHere } from './course-access.ts'
import { type WhyNotOpen, whyNotOpen } from './open-rule.ts'
import { learning } from './tables.ts'

export type WhyNotReadLesson =
  | 'courses.unknown-lesson'
  | 'courses.not-enrolled'
  | 'courses.access-ended'
  | WhyNotOpen

/** Why a person may not read a lesson now; ignores public previews. For notes, discussions and packages of lessons. */
export async function whyNotReadLesson(
  db: Db,
  lessonId: string,
  learner: Learner,
  now: Date,
): Promise<WhyNotReadLesson | null> {
  const access = await findCourseAccess(db, { lessonId }, learner)
  if (!access) return 'courses.unknown-lesson'
  const why = whyNotHere(access, now)
  if (why) return why === 'courses.unknown-course' ? 'courses.unknown-lesson' : why
  return access.isStaff ? null : lessonVerdict(db, lessonId, access.enrolment, now)
}

async function lessonVerdict(db: Db, lessonId: string, enrolment: CourseAccess['enrolment'], now: Date) {
  if (!enrolment) return 'courses.not-enrolled'
  const access = await learning(db)
    .selectFrom('courses.lesson_access')
    .select(['opens_at as opensAt', 'missing'])
    .where('enrolment_id', '=', enrolment.id)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
  return access ? whyNotOpen(access, now) : 'courses.unknown-lesson'
}

/** A lesson's title and the address of its page; undefined when there is none. */
export async function nameOfLesson(db: Db, lessonId: string) {
  const row = await courses(db)
    .selectFrom('courses.lessons as l')
    .innerJoin('courses.courses as c', 'c.id', 'l.course_id')
    .select(['l.title', 'c.slug', 'l.id'])
    .where('l.id', '=', lessonId)
    .executeTakeFirst()
  return row && { title: row.title, link: `/learn/${row.slug}/${row.id}` }
}
