import { sql } from 'kysely'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { countFigures } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { type ReviewFacts, whyNotReview } from './review-rule.ts'

interface Review {
  readonly courseId: string
  readonly stars: number
  readonly text: string
}

/**
 * Stores a person's review of a course; a second one replaces the first and keeps its date. A hidden review stays
 * hidden until a manager shows it again.
 */
export async function saveReview(
  { db, clock, pages }: Pick<CoursesDeps, 'db' | 'clock' | 'pages'>,
  request: RepeatedRequest,
  { courseId, stars, text }: Review,
) {
  const { personId } = request
  const done = await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { slug, facts } =
        (await findReviewFacts(tx, courseId, personId)) ?? refuse('courses.unknown-course')
      refuseIf(whyNotReview(facts))
      const at = clock.now()
      const review = await courses(tx)
        .insertInto('courses.reviews')
        .values({ course_id: courseId, person_id: personId, stars, text, at, changed_at: at })
        .onConflict((twin) =>
          twin.columns(['course_id', 'person_id']).doUpdateSet({ stars, text, changed_at: at }),
        )
        .returning(['stars', 'text', 'at', sql<boolean>`hidden_at is not null`.as('hidden')])
        .executeTakeFirstOrThrow()
      await countFigures(tx, courseId)
      return { slug, review }
    }),
  )
  dropPagesOf(pages, done.slug)
  return { review: done.review }
}

/** The facts for a review of a course; undefined for a course in draft or review. */
async function findReviewFacts(
  tx: Tx,
  courseId: string,
  personId: string,
): Promise<{ slug: string; facts: ReviewFacts } | undefined> {
  const row = await courses(tx)
    .selectFrom('courses.courses as c')
    .leftJoin('courses.enrolments as e', (on) =>
      on.onRef('e.course_id', '=', 'c.id').on('e.person_id', '=', personId),
    )
    .leftJoin('courses.staff as s', (on) =>
      on.onRef('s.course_id', '=', 'c.id').on('s.person_id', '=', personId),
    )
    .select(['c.slug', 'c.steps', 'e.state', 'e.completed_at', 'e.distinct_steps', 's.role'])
    .where('c.id', '=', courseId)
    .where('c.state', 'in', ['published', 'archived'])
    .executeTakeFirst()
  if (!row) return undefined
  return {
    slug: row.slug,
    facts: {
      isStaff: row.role !== null,
      enrolment: row.state
        ? { state: row.state, completedAt: row.completed_at, distinctSteps: row.distinct_steps ?? 0 }
        : undefined,
      steps: row.steps,
    },
  }
}
