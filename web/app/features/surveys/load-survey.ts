import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'

/** A survey, and what its visitor has answered so far; null for who is not signed in. */
export async function loadSurvey(context: Readonly<RouterContextProvider>, slug: string) {
  const api = apiOf(context)
  const { survey } = await api.home('surveys/:slug', { slug })
  const { visitor } = serverContext(context)
  return { survey, mine: visitor && (await api.panel('survey/mine', { surveyId: survey.id })) }
}
export type LoadedSurvey = Awaited<ReturnType<typeof loadSurvey>>
