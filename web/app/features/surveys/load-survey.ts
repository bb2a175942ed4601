import { showSurvey } from '@arvand/contracts/home/surveys'
import { showMyAnswers } from '@arvand/contracts/panel/surveys'
import type { RouterContextProvider } from 'react-router'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'

/** A survey, and what its visitor has answered so far; null for who is not signed in. */
export async function loadSurvey(context: Readonly<RouterContextProvider>, slug: string) {
  const call = callerOf(context)
  const { survey } = await call(showSurvey, { slug })
  const { visitor } = serverContext(context)
  return { survey, mine: visitor && (await call(showMyAnswers, { surveyId: survey.id })) }
}
export type LoadedSurvey = Awaited<ReturnType<typeof loadSurvey>>
