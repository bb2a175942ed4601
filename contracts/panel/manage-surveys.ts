import { endpoint } from '../endpoint.ts'
import * as teachers from '../teacher/surveys.ts'

/** What teachers do with their own surveys, for managers of the content with everybody’s. */
const byManagers = { service: 'panel', method: 'POST', access: 'manager', scope: 'content' } as const

export const listManagedSurveys = endpoint({
  ...teachers.listOwnSurveys,
  ...byManagers,
  path: 'manage/survey/list',
  prose: 'Surveys of everybody, the newest first.',
  errors: [],
})

export const makeManagedSurvey = endpoint({
  ...teachers.makeSurvey,
  ...byManagers,
  path: 'manage/survey/make',
  prose: 'Makes a survey as a draft, empty or from a template.',
  errors: [],
})

export const showManagedSurvey = endpoint({
  ...teachers.showOwnSurvey,
  ...byManagers,
  path: 'manage/survey/show',
  prose: 'A survey with all that is set.',
  errors: ['surveys.unknown'],
})

export const saveManagedSurvey = endpoint({
  ...teachers.saveSurvey,
  ...byManagers,
  path: 'manage/survey/save',
  prose: 'Saves what is set of a draft; `current` of a 409 tells what another window saved.',
  errors: [
    'surveys.unknown',
    'surveys.published',
    'surveys.saved-meanwhile',
    'surveys.unknown-webinar',
    'surveys.not-after-tickets',
  ],
})

export const publishManagedSurvey = endpoint({
  ...teachers.publishSurvey,
  ...byManagers,
  path: 'manage/survey/publish',
  prose: 'Opens a draft to answers, at an address of its own.',
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

export const unpublishManagedSurvey = endpoint({
  ...teachers.unpublishSurvey,
  ...byManagers,
  path: 'manage/survey/unpublish',
  prose: 'Makes a survey that nobody has answered a draft again.',
  errors: ['surveys.unknown', 'surveys.has-answers'],
})

export const closeManagedSurvey = endpoint({
  ...teachers.closeSurvey,
  ...byManagers,
  path: 'manage/survey/close',
  prose: 'Closes an open survey, or opens a closed one again.',
  errors: ['surveys.unknown', 'surveys.not-open'],
})

export const removeManagedSurvey = endpoint({
  ...teachers.removeSurvey,
  ...byManagers,
  path: 'manage/survey/remove',
  prose: 'Removes a survey with all its answers.',
  errors: ['surveys.unknown'],
})

export const showManagedSurveyResults = endpoint({
  ...teachers.showSurveyResults,
  ...byManagers,
  path: 'manage/survey/results',
  prose:
    'How many answered, and what the answers to each question come to, of all or of those who answered one so.',
  errors: ['surveys.unknown', 'surveys.unknown-question'],
})

export const listManagedSurveyAnswers = endpoint({
  ...teachers.listSurveyAnswers,
  ...byManagers,
  path: 'manage/survey/answers',
  prose: 'What was written, chosen or sent for a question of text, date or file, the newest first.',
  errors: ['surveys.unknown', 'surveys.unknown-question', 'surveys.too-few-answers'],
})

export const listManagedSurveyWebinars = endpoint({
  ...teachers.listSurveyWebinars,
  ...byManagers,
  path: 'manage/survey/webinars',
  prose: 'Webinars of the survey’s author, the newest first, after which it can be sent.',
  errors: ['surveys.unknown'],
})

export const exportManagedSurveyAnswers = endpoint({
  ...teachers.exportSurveyAnswers,
  ...byManagers,
  path: 'manage/survey/export',
  prose: 'Makes a link to a file of the answers; of an anonymous survey each column has an order of its own.',
  errors: ['surveys.unknown', 'surveys.too-few-answers'],
})
