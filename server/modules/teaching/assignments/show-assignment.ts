import { dueOf, mostOf, rubricOf } from '#modules/courses'
import type { Actor } from '#platform/actor'
import type { TeachingDeps } from '../deps.ts'
import { needLearner, whyNotSubmit } from './assignment-access.ts'
import { shownSubmissions, submissionsFor } from './submission-queries.ts'

type Parts = Pick<TeachingDeps, 'db' | 'clock' | 'media'>

/** An assignment as its learner sees it, with the reason when nothing can be handed in now. */
export async function showAssignment(deps: Parts, actor: Actor, courseId: string, lessonId: string) {
  const { db, clock } = deps
  const now = clock.now()
  const { enrolment, lesson, opened, access } = await needLearner(db, now, actor.personId, courseId, lessonId)
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
    whyNotSubmit: whyNotSubmit(access, (rows[0]?.points ?? null) !== null, now),
  }
}
