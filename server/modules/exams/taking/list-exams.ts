import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { minutesOf, stateOf, toldMinutes, whyNotStart } from '../exam.ts'
import { cities } from '../konkur/cities.ts'
import { bookletFor, overridden, overridesFor } from '../overridden.ts'
import { exams } from '../tables.ts'
import { isWithin } from './address-range.ts'
import { examsOf } from './exams-of-person.ts'
import { attemptsOf, type FoundExam, findExam } from './find-exam.ts'
import { whyNotReview, whyNotSheet } from './review-attempt.ts'
import { toldPacing } from './sections.ts'
import { withWriters } from './still-written.ts'
import { toldRules } from './told-rules.ts'

interface Attempts {
  readonly taken: number
  readonly openId: string | null
}

/** How many questions a candidate gets. */
export const countQuestions = (
  sections: readonly { readonly slots: readonly { readonly count: number }[] }[],
): number => sections.flatMap(({ slots }) => slots).reduce((sum, { count }) => sum + count, 0)

const toldOf = (exam: FoundExam, { taken, openId }: Attempts, now: Date) => {
  const { settings, paper } = exam
  const { attempts } = settings
  return {
    id: exam.id,
    title: exam.title,
    description: settings.description,
    course: { id: exam.course_id, slug: exam.courseSlug, title: exam.courseTitle },
    slug: exam.price === null ? null : exam.slug,
    price: exam.mayTake ? 0 : (exam.price ?? 0),
    state: stateOf(exam, now),
    opensAt: exam.opens_at,
    closesAt: exam.closes_at,
    minutes: toldMinutes(settings, paper.sections),
    questions: countQuestions(paper.sections),
    isKonkur: settings.konkur !== null,
    attemptsLeft: attempts === 0 ? null : Math.max(0, attempts - taken),
    attemptId: openId,
    rules: toldRules(settings, paper),
  }
}

/** Published exams of the courses that a person learns, and those they bought or began, the newest first. */
export async function listExams(db: Db, personId: string, now: Date, cursor?: string) {
  const rows = examsOf(db, personId, now)
    .selectAll('e')
    .select(['c.slug as courseSlug', 'c.title as courseTitle'])
    .select((of) =>
      of
        .selectFrom('exams.attempts as a')
        .select(({ fn }) => fn.countAll<string>().as('taken'))
        .whereRef('a.exam_id', '=', 'e.id')
        .where('a.person_id', '=', personId)
        .as('taken'),
    )
    .select((of) =>
      of
        .selectFrom('exams.attempts as a')
        .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
        .select('a.id')
        .whereRef('a.exam_id', '=', 'e.id')
        .where('a.person_id', '=', personId)
        .where('h.submitted_at', 'is', null)
        .limit(1)
        .as('open_id'),
    )
  const page = await keysetPage(rows, [desc('e.published_at', 'instant'), desc('e.id')], cursor)
  const overrides = await overridesFor(
    db,
    page.items.map(({ id }) => id),
    personId,
  )
  return {
    ...page,
    items: page.items.flatMap(({ taken, open_id, paper, ...exam }) =>
      paper
        ? [
            toldOf(
              { ...overridden({ ...exam, paper }, overrides(exam.id)), mayTake: true },
              { taken: Number(taken), openId: open_id },
              now,
            ),
          ]
        : [],
    ),
  }
}

interface ShowAsk {
  readonly examId: string
  readonly personId: string
  /** From where it is asked. */
  readonly address: string
}

/** One exam, with the person's attempts and why none may be begun now. */
export async function showExam(db: Db, { examId, personId, address }: ShowAsk, now: Date) {
  const exam = await withWriters(db, await findExam(db, examId, personId, now))
  const attempts = await attemptsOf(db, examId, personId)
  const open = attempts.find((attempt) => attempt.submitted_at === null && !isOver(attempt, now))
  const { review } = exam.settings
  const ended = attempts.map((attempt) => {
    const { submitted_at, choices } = attempt
    return {
      ...attempt,
      // One that waits for the clock is told as handed in, but it is marked and reviewed only after that.
      submittedAt: submitted_at ?? (isOver(attempt, now) ? attempt.ends_at : null),
      isReviewable: whyNotReview(review, exam, submitted_at, now) === null,
      hasSheet: whyNotSheet(exam, choices, submitted_at, now) === null,
    }
  })
  const shown = review.parts.includes('score') ? ended.filter(({ isReviewable }) => isReviewable) : []
  const percents = await percentsOf(db, shown)
  return {
    exam: toldOf(exam, { taken: attempts.length, openId: open?.id ?? null }, now),
    attempts: ended.map(({ id, started_at, submittedAt, isReviewable, hasSheet }) => ({
      ...{ id, startedAt: started_at, submittedAt, isReviewable, hasSheet },
      percent: percents.get(id) ?? null,
    })),
    choices: choicesOf(exam),
    whyNotStart: open
      ? null
      : (whyNotStart(
          exam,
          { taken: attempts.length, attempts: exam.settings.attempts, mayTake: exam.mayTake },
          now,
        ) ?? (isWithin(exam.settings.addresses ?? [], address) ? null : ('exams.wrong-network' as const))),
  }
}

/** Pure: the clock of a stopped attempt stands still, so its time is not over. */
const isOver = (
  { ends_at, stopped_at }: Pick<Awaited<ReturnType<typeof attemptsOf>>[number], 'ends_at' | 'stopped_at'>,
  now: Date,
): boolean => stopped_at === null && ends_at <= now

/** What is chosen at the start in Konkur mode. */
function choicesOf(exam: FoundExam) {
  const { settings } = exam
  const { konkur } = settings
  if (!konkur) return null
  const { fields, quotas } = konkur
  return {
    fields: fields.map(({ id, title, lessons }) => {
      const { sections } = bookletFor(exam, { lessons })
      return {
        ...{ id, title, lessons: sections.map((one) => one.title), questions: countQuestions(sections) },
        ...{ minutes: minutesOf(settings, sections), sections: toldPacing(sections) },
      }
    }),
    quotas,
    cities: [...cities],
  }
}

/** Of all points, by attempt; one that a person still has to mark is missing. */
async function percentsOf(db: Db, attempts: readonly { readonly id: string }[]) {
  if (attempts.length === 0) return new Map<string, number>()
  const rows = await exams(db)
    .selectFrom('exams.marks')
    .select(['attempt_id', sql<number>`100.0 * sum(points) / nullif(sum(most), 0)`.as('percent')])
    .where(
      'attempt_id',
      'in',
      attempts.map(({ id }) => id),
    )
    .groupBy('attempt_id')
    .having(sql<boolean>`bool_and(percent is not null)`)
    .execute()
  return new Map(rows.map(({ attempt_id, percent }) => [attempt_id, Number(percent)]))
}
