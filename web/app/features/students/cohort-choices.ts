import type { Api } from '../../api/endpoints.ts'

export interface CohortChoice {
  readonly value: string
  readonly label: string
}

/** The latest cohorts of a course to choose from. */
export async function cohortChoices(api: Api, courseId: string): Promise<CohortChoice[]> {
  const { items } = await api.teacher('cohort/list', { courseId })
  return items.map(({ id, title }) => ({ value: id, label: title }))
}
