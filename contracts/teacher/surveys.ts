import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, instant, requestId, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { authored, surveyFilter, surveySettings, surveyTemplate } from '../surveys.ts'

/** Surveys as their authors make them and read their answers. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

export const listOwnSurveys = endpoint({
  ...byTeachers,
  path: 'survey/list',
  prose: 'The caller’s surveys, the newest first.',
  body: pageAsk,
  reply: pageOf(authored.row),
  errors: [],
})

export const makeSurvey = endpoint({
  ...byTeachers,
  path: 'survey/make',
  prose: 'Makes a survey as a draft, empty or from a template.',
  body: z.strictObject({ title: title(2, 120), template: surveyTemplate.default('empty'), requestId }),
  reply: z.object({ surveyId: id }),
  errors: [],
})

export const showOwnSurvey = endpoint({
  ...byTeachers,
  path: 'survey/show',
  prose: 'A survey with all that is set.',
  body: z.strictObject({ surveyId: id }),
  reply: authored.shown,
  errors: ['surveys.unknown'],
})

export const saveSurvey = endpoint({
  ...byTeachers,
  path: 'survey/save',
  prose: 'Saves what is set of a draft; `current` of a 409 tells what another window saved.',
  body: z.strictObject({ surveyId: id, revision: z.int().min(0), settings: surveySettings }),
  reply: authored.saved,
  errors: [
    'surveys.unknown',
    'surveys.published',
    'surveys.saved-meanwhile',
    'surveys.not-after-tickets',
    'surveys.unknown-webinar',
  ],
})

export const publishSurvey = endpoint({
  ...byTeachers,
  path: 'survey/publish',
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
    'surveys.files-tell-who',
    'surveys.leads-back',
    'surveys.unreachable-question',
  ],
})

export const unpublishSurvey = endpoint({
  ...byTeachers,
  path: 'survey/unpublish',
  prose: 'Makes a survey that nobody has answered a draft again.',
  body: z.strictObject({ surveyId: id }),
  reply: authored.publishing,
  errors: ['surveys.unknown', 'surveys.has-answers'],
})

export const closeSurvey = endpoint({
  ...byTeachers,
  path: 'survey/close',
  prose: 'Closes an open survey, or opens a closed one again.',
  body: z.strictObject({ surveyId: id, isClosed: z.boolean() }),
  reply: authored.publishing,
  errors: ['surveys.unknown', 'surveys.not-open'],
})

export const removeSurvey = endpoint({
  ...byTeachers,
  path: 'survey/remove',
  prose: 'Removes a survey with all its answers.',
  body: z.strictObject({ surveyId: id }),
  reply: z.object({}),
  errors: ['surveys.unknown'],
})

export const showSurveyResults = endpoint({
  ...byTeachers,
  path: 'survey/results',
  prose:
    'How many answered, and what the answers to each question come to, of all or of those who answered one so.',
  body: z.strictObject({ surveyId: id, filter: surveyFilter.optional() }),
  reply: authored.results,
  errors: ['surveys.unknown', 'surveys.unknown-question'],
})

export const listSurveyAnswers = endpoint({
  ...byTeachers,
  path: 'survey/answers',
  prose: 'What was written, chosen or sent for a question of text, date or file, the newest first.',
  body: z.strictObject({ surveyId: id, questionId: id, cursor: cursor.optional() }),
  reply: pageOf(authored.given),
  errors: ['surveys.unknown', 'surveys.unknown-question', 'surveys.too-few-answers'],
})

export const listSurveyWebinars = endpoint({
  ...byTeachers,
  path: 'survey/webinars',
  prose: 'Webinars of the survey’s author, the newest first, after which it can be sent.',
  body: z.strictObject({ surveyId: id, cursor: cursor.optional() }),
  reply: pageOf(z.object({ id, title: z.string(), startsAt: instant })),
  errors: ['surveys.unknown'],
})

export const exportSurveyAnswers = endpoint({
  ...byTeachers,
  path: 'survey/export',
  prose: 'Makes a link to a file of the answers; of an anonymous survey each column has an order of its own.',
  body: z.strictObject({ surveyId: id, format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ['surveys.unknown', 'surveys.too-few-answers'],
})
