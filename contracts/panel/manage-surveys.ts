import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, requestId, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { authored, surveySettings, surveyTemplate } from '../surveys.ts'

/** All surveys, as managers of the content make, close and read them. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'content' } as const

export const listManagedSurveys = endpoint({
  ...managers,
  path: 'manage/survey/list',
  prose: 'Surveys of everybody, the newest first.',
  body: pageAsk,
  reply: pageOf(authored.row),
  errors: [],
})

export const makeManagedSurvey = endpoint({
  ...managers,
  path: 'manage/survey/make',
  prose: 'Makes a survey as a draft, empty or from a template.',
  body: z.strictObject({ title: title(2, 120), template: surveyTemplate.default('empty'), requestId }),
  reply: z.object({ surveyId: id }),
  errors: [],
})

export const showManagedSurvey = endpoint({
  ...managers,
  path: 'manage/survey/show',
  prose: 'A survey with all that is set.',
  body: z.strictObject({ surveyId: id }),
  reply: authored.shown,
  errors: ['surveys.unknown'],
})

export const saveManagedSurvey = endpoint({
  ...managers,
  path: 'manage/survey/save',
  prose: 'Saves what is set of a draft; `current` of a 409 tells what another window saved.',
  body: z.strictObject({ surveyId: id, revision: z.int().min(0), settings: surveySettings }),
  reply: authored.saved,
  errors: ['surveys.unknown', 'surveys.published', 'surveys.saved-meanwhile'],
})

export const publishManagedSurvey = endpoint({
  ...managers,
  path: 'manage/survey/publish',
  prose: 'Opens a draft to answers, at an address of its own.',
  body: z.strictObject({ surveyId: id, revision: z.int().min(0) }),
  reply: authored.publishing,
  errors: [
    'surveys.unknown',
    'surveys.published',
    'surveys.saved-meanwhile',
    'surveys.without-questions',
    'surveys.question-not-ready',
    'surveys.files-need-account',
  ],
})

export const unpublishManagedSurvey = endpoint({
  ...managers,
  path: 'manage/survey/unpublish',
  prose: 'Makes a survey that nobody has answered a draft again.',
  body: z.strictObject({ surveyId: id }),
  reply: authored.publishing,
  errors: ['surveys.unknown', 'surveys.has-answers'],
})

export const closeManagedSurvey = endpoint({
  ...managers,
  path: 'manage/survey/close',
  prose: 'Closes an open survey, or opens a closed one again.',
  body: z.strictObject({ surveyId: id, isClosed: z.boolean() }),
  reply: authored.publishing,
  errors: ['surveys.unknown', 'surveys.not-open'],
})

export const removeManagedSurvey = endpoint({
  ...managers,
  path: 'manage/survey/remove',
  prose: 'Removes a survey with all its answers.',
  body: z.strictObject({ surveyId: id }),
  reply: z.object({}),
  errors: ['surveys.unknown'],
})

export const showManagedSurveyResults = endpoint({
  ...managers,
  path: 'manage/survey/results',
  prose: 'How many answered, and what the answers to each question come to.',
  body: z.strictObject({ surveyId: id }),
  reply: authored.results,
  errors: ['surveys.unknown'],
})

export const listManagedSurveyAnswers = endpoint({
  ...managers,
  path: 'manage/survey/answers',
  prose: 'What was written, chosen or sent for a question of text, date or file, the newest first.',
  body: z.strictObject({ surveyId: id, questionId: id, cursor: cursor.optional() }),
  reply: pageOf(authored.given),
  errors: ['surveys.unknown', 'surveys.unknown-question'],
})
