import type { Origin } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { countFigures } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { record } from './audited-acts.ts'
import { reviewNoticeTypes } from './review-notice-types.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'jobs' | 'pages'>

interface WhichReview {
  readonly courseId: string
  readonly personId: string
}

/** The manager who hides or shows a review, the origin of the request, and the reason to hide; null: shows it again. */
interface Turning {
  readonly actor: Actor
  readonly origin: Origin
  readonly reason: string | null
}

/** Hides a review for a reason, or shows it again, and notifies its writer; does nothing when it is so already. */
export async function transitionReview(deps: Deps, which: WhichReview, turning: Turning) {
  const { actor, reason } = turning
  const { courseId, personId } = which
  const at = deps.clock.now()
  const hidden = reason !== null
  const slug = await transaction(deps.db, async (tx) => {
    const { slug, title, hidden_at } = (await lockReview(tx, which)) ?? refuse('courses.unknown-review')
    if ((hidden_at !== null) === hidden) return slug
    await courses(tx)
      .updateTable('courses.reviews')
      .set({ hidden_at: hidden ? at : null })
      .where('course_id', '=', courseId)
      .where('person_id', '=', personId)
      .execute()
    const id = newId()
    const turn = { id, course_id: courseId, person_id: personId, hidden, by_id: actor.personId, reason, at }
    await courses(tx).insertInto('courses.review_turns').values(turn).execute()
    await countFigures(tx, courseId)
    await tellWriter(deps, tx, turning, { ...which, slug, title, turnId: id })
    return slug
  })
  dropPagesOf(deps.pages, slug)
  return {}
}

const lockReview = (tx: Tx, { courseId, personId }: WhichReview) =>
  courses(tx)
    .selectFrom('courses.reviews as r')
    .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
    .select(['c.slug', 'c.title', 'r.hidden_at'])
    .where('r.course_id', '=', courseId)
    .where('r.person_id', '=', personId)
    .forUpdate('r')
    .executeTakeFirst()

interface Turned extends WhichReview {
  readonly slug: string
  readonly title: string
  readonly turnId: string
}

/** The notice tells the writer the reason; only the audit log names the manager. */
async function tellWriter(
  { jobs, clock }: Deps,
  tx: Tx,
  { actor, origin, reason }: Turning,
  { personId, courseId, slug, title, turnId }: Turned,
): Promise<void> {
  const to = { personId, cause: `review turn ${turnId}` }
  if (reason === null) {
    await leaveNotice(jobs, tx, clock, {
      ...to,
      kind: reviewNoticeTypes.reviewShownAgain,
      about: { title, slug },
    })
    await record(tx, clock, origin, { act: 'review-shown', personId, actor, detail: { courseId, title } })
    return
  }
  await leaveNotice(jobs, tx, clock, {
    ...to,
    kind: reviewNoticeTypes.reviewHidden,
    about: { title, slug, reason },
  })
  await record(tx, clock, origin, {
    act: 'review-hidden',
    personId,
    actor,
    detail: { courseId, title, reason },
  })
}
