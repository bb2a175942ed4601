import { listCohorts } from '@arvand/contracts/teacher/cohorts'
import { allPages } from '../../api/all-pages.ts'
import type { Caller } from '../../api/client.ts'
import type { ListFilter } from '../../shell/filter-bar.tsx'
import { studentsWords as words } from './words.ts'

export interface CohortChoice {
  readonly value: string
  readonly label: string
}

/** The cohorts of a course, the latest to begin first, as options of a select field. */
export async function cohortChoices(call: Caller, courseId: string): Promise<CohortChoice[]> {
  const cohorts = await allPages((cursor) => call(listCohorts, { courseId, ...cursor }))
  return cohorts.map(({ id, title }) => ({ value: id, label: title }))
}

/** The cohort filter of a list of learners; empty when the course has no cohorts. */
export const cohortFilter = (options: readonly CohortChoice[]): ListFilter[] =>
  options.length === 0
    ? []
    : [{ kind: 'select', name: 'cohortId', label: words.cohort, all: words.everyCohort, options }]
