import type { LessonDeed } from '@arvand/contracts/teacher/students'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { teaching } from '../tables.ts'
import { enrolledBefore } from './lesson-figures.ts'

const reached = (lessonId: string) => sql<boolean>`exists (
  select from courses.fact_steps as t
  join courses.course_lessons as l on l.id = t.lesson_id and l.is_published
  join courses.course_sections as s on s.id = l.section_id
  join courses.course_lessons as asked on asked.id = ${lessonId}
  join courses.course_sections as of on of.id = asked.section_id
  where t.enrolment_id = e.id and (s.position, l.position) >= (of.position, asked.position)
)`

const deeds: Readonly<Record<LessonDeed, (lessonId: string) => RawBuilder<boolean>>> = {
  reached,
  notReached: (lessonId) => sql<boolean>`not ${reached(lessonId)}`,
  completed: (lessonId) => sql<boolean>`exists (
    select from courses.fact_steps as t
    join courses.course_lessons as l on l.id = t.lesson_id
    where t.enrolment_id = e.id and l.id = ${lessonId} and t.step <= l.steps
    group by l.steps
    having count(*) >= l.steps
  )`,
  watched: (lessonId) => sql<boolean>`exists (
    select from courses.watched_lessons as w where w.enrolment_id = e.id and w.lesson_id = ${lessonId}
  )`,
}

/** For learners `e`: those whom a figure of the lesson counts. */
export const whoDid = (lessonId: string, did: LessonDeed, now: Date): RawBuilder<boolean> =>
  sql`e.state <> 'refunded' and e.enrolled_at < ${enrolledBefore(now)} and ${deeds[did](lessonId)}`

/** The lesson to which a list of learners is narrowed; null: it is not. */
export async function lessonAsked(db: Db, courseId: string, lessonId: string | undefined) {
  if (!lessonId) return null
  const lessons = teaching(db).selectFrom('courses.course_lessons').select(['id', 'title'])
  const lesson = await lessons.where('id', '=', lessonId).where('course_id', '=', courseId).executeTakeFirst()
  return lesson ?? refuse('courses.unknown-lesson')
}
