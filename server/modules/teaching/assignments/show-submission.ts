import { mostOf, needStaff, rubricOf } from '#modules/courses'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { taughtBy } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { needAssignment } from './assignment-queries.ts'
import { shownSubmissions, submissionsFor } from './submission-queries.ts'
import { whatIsNext } from './waiting-queries.ts'

/** The lesson, enrolment and learner of a submission; one of another course is refused as unknown. */
export async function needSubmission(db: Db, courseId: string, submissionId: string) {
  const row = await teaching(db)
    .selectFrom('teaching.submissions as s')
    .innerJoin('courses.learners as e', 'e.id', 's.enrolment_id')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .select(['s.id', 's.lesson_id as lessonId', 'e.id as enrolmentId', 'e.person_id as personId', 'p.name'])
    .where('s.id', '=', submissionId)
    .where('e.course_id', '=', courseId)
    .executeTakeFirst()
  return row ?? refuse('courses.unknown-submission')
}

/** A submission as its marker sees it. */
export async function showSubmission(
  deps: Pick<TeachingDeps, 'db' | 'media'>,
  actor: Actor,
  courseId: string,
  submissionId: string,
) {
  const { db } = deps
  const course = await taughtBy(db, await needStaff(db, courseId, actor.personId, 'mark'))
  const found = await needSubmission(db, courseId, submissionId)
  const { content, ...lesson } = await needAssignment(db, courseId, found.lessonId)
  const [rows, history, next] = await Promise.all([
    submissionsFor(db, found.enrolmentId, lesson.id),
    markingsOf(db, submissionId),
    whatIsNext(db, courseId, lesson.id, submissionId),
  ])
  const row = rows.find(({ id }) => id === submissionId)
  const [submission] = await shownSubmissions(deps, actor.sessionId, row ? [row] : [])
  return {
    course,
    lesson: { ...lesson, rubric: rubricOf(content), most: mostOf(content) },
    learner: found,
    submission: submission ?? refuse('courses.unknown-submission'),
    others: rows.filter(({ id }) => id !== submissionId),
    // The newest marking is the present mark, which `submission` shows.
    history: history.slice(1),
    ...next,
    whyNotMark: rows[0]?.id === submissionId ? null : ('courses.newer-submission' as const),
  }
}

const mostMarkings = 20

async function markingsOf(db: Db, submissionId: string) {
  const rows = await teaching(db)
    .selectFrom('teaching.mark_turns as t')
    .leftJoin('identity.people as p', 'p.id', 't.marker_id')
    .select(['t.points', 't.levels', 't.comment', 't.at', 'p.name'])
    .where('t.submission_id', '=', submissionId)
    .orderBy('t.at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(mostMarkings)
    .execute()
  return rows.map(({ name, ...row }) => ({ ...row, marker: name ?? '' }))
}
