import type { ExamSettings } from '@arvand/contracts/exams'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { minutesOf, type PublishedPaper } from './exam.ts'
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

/**
 * Pure: an exam as it is for somebody. What is said of the person counts before what is said of their cohort, each part
 * by itself. Other minutes stretch the sections that have a clock.
 */
export function overridden<Exam extends Overridden>(exam: Exam, overrides: readonly Override[]): Exam {
  const first = <Value>(of: (override: Override) => Value | null): Value | null =>
    overrides.map(of).find((value) => value !== null) ?? null
  const { settings, paper } = exam
  const minutes = first((one) => one.minutes)
  const usual = minutesOf(settings, paper.sections)
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
    paper: minutes === null || usual === null ? paper : stretched(paper, minutes / usual),
  }
}

const stretched = ({ sections }: PublishedPaper, factor: number): PublishedPaper => ({
  sections: sections.map((section) =>
    section.minutes ? { ...section, minutes: Math.max(1, Math.floor(section.minutes * factor)) } : section,
  ),
})

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
