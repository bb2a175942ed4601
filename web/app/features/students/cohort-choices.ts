import type { Api } from '../../api/endpoints.ts'
import type { ListFilter } from '../../shell/filter-bar.tsx'
import { studentsWords as words } from './words.ts'

export interface CohortChoice {
  readonly value: string
  readonly label: string
}

/** The latest cohorts of a course to choose from. */
export async function cohortChoices(api: Api, courseId: string): Promise<CohortChoice[]> {
  const { items } = await api.teacher('cohort/list', { courseId })
  return items.map(({ id, title }) => ({ value: id, label: title }))
}

/** Narrows a list of learners by cohort, where a course has any. */
export const cohortFilter = (options: readonly CohortChoice[]): ListFilter[] =>
  options.length === 0
    ? []
    : [{ kind: 'select', name: 'cohortId', label: words.cohort, all: words.everyCohort, options }]
