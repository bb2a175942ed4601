import type { ExamSettings } from '@arvand/contracts/exams'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { minutesOf, type Pacing, type PublishedPaper } from './exam.ts'
import { bookletOf } from './konkur/konkur.ts'
import { exams } from './tables.ts'

interface Overridden {
  readonly opens_at: Date | null
  readonly closes_at: Date | null
  readonly settings: ExamSettings
  readonly paper: PublishedPaper
}

/** Null: as for everybody. */
export interface Override {
  readonly opens_at: Date | null
  readonly closes_at: Date | null
  readonly minutes: number | null
  readonly attempts: number | null
  readonly access_code: string | null
}

/** In Konkur mode: the minutes that an override gives, and those that the exam gives everybody. */
interface Stretch {
  readonly minutes: number
  readonly usual: number | null
}

/** Other minutes stretch a booklet by what it takes itself, so it is stretched once it is chosen. */
interface WithStretch {
  readonly stretch?: Stretch
}

/**
 * Pure: an exam as it is for somebody. What is said of the person counts before what is said of their cohort, each part
 * by itself. Other minutes stretch the sections that have a clock.
 */
export function overridden<Exam extends Overridden>(
  exam: Exam,
  overrides: readonly Override[],
): Exam & WithStretch {
  const first = <Value>(of: (override: Override) => Value | null): Value | null =>
    overrides.map(of).find((value) => value !== null) ?? null
  const { settings, paper } = exam
  const minutes = first((one) => one.minutes)
  const usual = settings.minutes
  return {
    ...exam,
    opens_at: first((one) => one.opens_at) ?? exam.opens_at,
    closes_at: first((one) => one.closes_at) ?? exam.closes_at,
    settings: {
      ...settings,
      minutes: minutes ?? settings.minutes,
      attempts: first((one) => one.attempts) ?? settings.attempts,
      accessCode: first((one) => one.access_code) ?? settings.accessCode,
    },
    ...(minutes === null
      ? {}
      : settings.konkur
        ? { stretch: { minutes, usual } }
        : { paper: { sections: stretched(paper.sections, { minutes, usual }) } }),
  }
}

/** Pure: the booklet of a field, as it is for somebody. */
export function bookletFor(
  { paper, stretch }: Pick<Overridden, 'paper'> & WithStretch,
  field: { readonly lessons: readonly string[] },
): PublishedPaper {
  const { sections } = bookletOf(paper, { lessons: [...field.lessons] })
  return { sections: stretch ? stretched(sections, stretch) : sections }
}

/** What rounding leaves over goes to the last of the sections that have a clock. */
function stretched<Of extends Pacing>(sections: readonly Of[], { minutes, usual }: Stretch): readonly Of[] {
  const before = minutesOf({ minutes: usual }, sections)
  if (before === null) return sections
  const longer = (of: number) => Math.max(1, Math.floor((of * minutes) / before))
  const sum = (all: readonly Of[], of: (one: number) => number) =>
    all.reduce((total, { minutes: own }) => total + (own ? of(own) : 0), 0)
  const last = sections.findLastIndex((one) => one.minutes)
  const left = longer(sum(sections, (own) => own)) - sum(sections, longer)
  return sections.map((section, at) =>
    section.minutes
      ? { ...section, minutes: Math.max(1, longer(section.minutes) + (at === last ? left : 0)) }
      : section,
  )
}

/** What is otherwise for a person in these exams, by exam; what is said of the person comes first. */
export async function overridesFor(
  db: Db,
  examIds: readonly string[],
  personId: string,
): Promise<(examId: string) => Override[]> {
  const rows = await exams(db)
    .selectFrom('exams.overrides as o')
    .select(['o.exam_id', 'o.opens_at', 'o.closes_at', 'o.minutes', 'o.attempts', 'o.access_code'])
    .where('o.exam_id', '=', sql<string>`any(${examIds}::uuid[])`)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('o.person_id', '=', personId),
        exists(
          selectFrom('courses.learners as l')
            .select('l.id')
            .where('l.person_id', '=', personId)
            .whereRef('l.cohort_id', '=', 'o.cohort_id')
            .where('l.state', 'in', ['active', 'completed']),
        ),
      ]),
    )
    .orderBy(sql`o.person_id is null`)
    .execute()
  return (examId) => rows.filter((row) => row.exam_id === examId)
}
