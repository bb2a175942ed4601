import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { homes } from './tables.ts'

/** How many courses a teacher has, how many are published, and how many learners they have. */
export async function figuresOf(db: Db, teacherId: string) {
  const row = await homes(db)
    .selectFrom('courses.taught_courses')
    .select((eb) => [
      eb.fn.countAll<number>().as('courses'),
      sql<number>`count(*) filter (where state = 'published')`.as('published'),
      sql<number>`coalesce(sum(learners), 0)`.as('learners'),
    ])
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
  return row ?? { courses: 0, published: 0, learners: 0 }
}

const ofTeacher = (db: Db, teacherId: string) =>
  homes(db).selectFrom('courses.taught_courses as c').where('c.teacher_id', '=', teacherId)

/** How many people enrolled since this instant, by themselves or by a teacher. */
export async function countEnrolled(db: Db, teacherId: string, since: Date): Promise<number> {
  const row = await ofTeacher(db, teacherId)
    .innerJoin('courses.fact_enrolments as e', 'e.course_id', 'c.course_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('e.enrolled_at', '>=', since)
    .where('e.state', '<>', 'refunded')
    .executeTakeFirst()
  return row?.count ?? 0
}

const [mostLearners, mostAnnouncements] = [8, 5]

/** The newest learners: each course's newest by its index, and then the newest of all of them. */
export const newestLearners = (db: Db, teacherId: string) =>
  ofTeacher(db, teacherId)
    .innerJoinLateral(
      (rows) =>
        rows
          .selectFrom('courses.fact_enrolments')
          .select(['enrolment_id', 'person_id', 'enrolled_at'])
          .whereRef('course_id', '=', 'c.course_id')
          .where('state', '<>', 'refunded')
          .orderBy('enrolled_at', 'desc')
          .limit(mostLearners)
          .as('e'),
      (on) => on.onTrue(),
    )
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .select(['e.enrolment_id as enrolmentId', 'c.course_id as courseId', 'c.title as courseTitle'])
    .select(['e.person_id as personId', 'p.name', 'e.enrolled_at as at'])
    .orderBy('e.enrolled_at', 'desc')
    .orderBy('e.enrolment_id', 'desc')
    .limit(mostLearners)
    .execute()

/** The latest announcements in the teacher's courses. */
export const latestAnnouncements = (db: Db, teacherId: string) =>
  ofTeacher(db, teacherId)
    .innerJoinLateral(
      (rows) =>
        rows
          .selectFrom('teaching.course_announcements')
          .select(['id', 'title', 'at'])
          .whereRef('course_id', '=', 'c.course_id')
          .orderBy('at', 'desc')
          .limit(mostAnnouncements)
          .as('a'),
      (on) => on.onTrue(),
    )
    .select(['a.id', 'c.course_id as courseId', 'c.title as courseTitle', 'a.title', 'a.at'])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostAnnouncements)
    .execute()
