/** The demo writes surveys and answers of earlier days as they are. */
export { questionsOf as surveyQuestionsOf } from './setting/templates.ts'
export { surveys } from './tables.ts'
