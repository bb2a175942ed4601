import type { ExamSettings } from '@arvand/contracts/exams'
import type { KonkurField } from '@arvand/contracts/konkur'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { taggedMemory } from '#platform/tagged-memory'
import { type Sitter, type Standing, standingsOf } from './konkur/konkur.ts'
import { type NamedSitter, sittersOf } from './konkur-sitters.ts'
import { exams } from './tables.ts'

/** Those who sat a booklet, and how they stand in each of its subgroups. */
export interface Cohort {
  readonly sitters: readonly NamedSitter[]
  /** In the order of the field's subgroups. */
  readonly standings: readonly (readonly Standing[])[]
}

interface Booklet {
  readonly exam: { readonly id: string; readonly settings: Pick<ExamSettings, 'counts'> }
  readonly field: KonkurField
}

/** On the night of the results all open their sheets at once; those of the same few seconds are ranked among the same. */
const secondsKept = 10
const bytesOfSitter = 1_000

/** Finds the cohort in which one sitter is shown: the others as of the last few seconds, the sitter as of now. */
export function openCohorts({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const memory = taggedMemory<Cohort>(({ sitters }) => sitters.length * bytesOfSitter, {
    now: () => clock.now().getTime(),
  })
  return async ({ exam, field }: Booklet, own: NamedSitter): Promise<Cohort> => {
    const key = JSON.stringify([exam.id, exam.settings.counts, field])
    const cohort = await memory.take(key, { tags: [], seconds: secondsKept }, async () =>
      cohortOf(field, await sittersOf(db, { examId: exam.id, settings: exam.settings, fieldId: field.id })),
    )
    return withSitter(cohort ?? cohortOf(field, []), field, own)
  }
}

const cohortOf = (field: KonkurField, sitters: readonly NamedSitter[]): Cohort => ({
  sitters,
  standings: field.subgroups.map((subgroup) => standingsOf(field, subgroup, sitters)),
})

/** Pure: a cohort in which somebody stands with the attempt that is shown, whichever of theirs counts. */
function withSitter(cohort: Cohort, field: KonkurField, own: NamedSitter): Cohort {
  const known = cohort.sitters.find(({ attemptId }) => attemptId === own.attemptId)
  if (known && field.lessons.every((lesson) => known.percents[lesson] === own.percents[lesson])) return cohort
  return cohortOf(field, [...cohort.sitters.filter(({ personId }) => personId !== own.personId), own])
}

/** The percent of each lesson of an attempt. */
export async function percentsOf(db: Db, attemptId: string): Promise<Sitter['percents']> {
  const scores = await exams(db)
    .selectFrom('exams.konkur_scores')
    .select(['section_id', 'percent'])
    .where('attempt_id', '=', attemptId)
    .execute()
  return Object.fromEntries(scores.map(({ section_id, percent }) => [section_id, percent]))
}
