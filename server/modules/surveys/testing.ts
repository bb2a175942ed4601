import type { SurveyQuestion, SurveyTemplate } from '@arvand/contracts/surveys'
import { questionsOf } from './setting/templates.ts'

/** The demo writes surveys and answers of earlier days as they are. */
export { surveys } from './tables.ts'

/** The questions of a ready-made survey. */
export const surveyQuestionsOf = (template: SurveyTemplate): SurveyQuestion[] => questionsOf(template)
