import {
  type SurveyQuestion,
  type SurveySettings,
  type SurveyTemplate,
  surveySettings,
} from '@arvand/contracts/surveys'
import { makeSurvey, publishSurvey, saveSurvey } from '@arvand/contracts/teacher/surveys'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import { questionsOf } from './setting/templates.ts'

/** The demo writes surveys and answers of earlier days as they are. */
export { choicesOf } from './choices.ts'
export { surveys } from './tables.ts'

/** The questions of a ready-made survey. */
export const surveyQuestionsOf = (template: SurveyTemplate): SurveyQuestion[] => questionsOf(template)

/** A draft with these settings; returns its id. */
export async function aSurveyDraft(
  arvand: TestApp,
  author: TestPerson,
  wish: Partial<SurveySettings> = {},
): Promise<string> {
  const made = { title: 'نظرسنجی تازه', requestId: newId() }
  const { surveyId } = (await arvand.call(makeSurvey, made, author)).answer
  const settings = surveySettings.parse({ title: 'نظر شما', ...wish })
  await arvand.call(saveSurvey, { surveyId, revision: 0, settings }, author)
  return surveyId
}

/** A published survey with these settings. */
export async function aSurvey(arvand: TestApp, author: TestPerson, wish: Partial<SurveySettings> = {}) {
  const surveyId = await aSurveyDraft(arvand, author, wish)
  const { answer } = await arvand.call(publishSurvey, { surveyId, revision: 1 }, author)
  return { surveyId, slug: answer.slug ?? '' }
}
