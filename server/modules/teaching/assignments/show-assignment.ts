import { dueOf, mostOf, rubricOf } from '#modules/courses'
import type { Actor } from '#platform/actor'
import type { TeachingDeps } from '../deps.ts'
import { needLearner, whyNotSubmit } from './assignment-access.ts'
import { shownSubmissions, submissionsFor } from './submission-queries.ts'

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'media'>

/** An assignment as its learner sees it; of a lesson that is not open to them nothing is shown. */
export async function showAssignment(deps: Deps, actor: Actor, courseId: string, lessonId: string) {
  const { db, clock } = deps
  const now = clock.now()
  const { enrolment, lesson, opened } = await needLearner(db, now, actor.personId, courseId, lessonId)
  const rows = await submissionsFor(db, enrolment.id, lessonId)
  const { content } = lesson
  const due = dueOf(content, opened)
  return {
    accepts: content.accepts,
    mostFiles: content.mostFiles,
    dueAt: due,
    isLate: due !== null && due <= now,
    rubric: rubricOf(content),
    most: mostOf(content),
    submissions: await shownSubmissions(deps, actor.sessionId, rows),
    whyNotSubmit: whyNotSubmit(rows[0]),
  }
}
