import {
  closeManagedSurvey,
  listManagedSurveyAnswers,
  listManagedSurveyWebinars,
  publishManagedSurvey,
  removeManagedSurvey,
  saveManagedSurvey,
  showManagedSurvey,
  showManagedSurveyResults,
  unpublishManagedSurvey,
} from '@arvand/contracts/panel/manage-surveys'
import type { SurveyFilter, SurveySettings } from '@arvand/contracts/surveys'
import {
  closeSurvey,
  listSurveyAnswers,
  listSurveyWebinars,
  publishSurvey,
  removeSurvey,
  saveSurvey,
  showOwnSurvey,
  showSurveyResults,
  unpublishSurvey,
} from '@arvand/contracts/teacher/surveys'
import type { Caller } from '../../api/client.ts'

/** Teachers have their own surveys; managers of the content have all, by endpoints of their own. */
export type Desk = 'teach' | 'manage'

export const deskOf = ({ pathname }: Pick<URL, 'pathname'>): Desk =>
  pathname.startsWith('/manage') ? 'manage' : 'teach'

type Of = { readonly surveyId: string }

const callsOfTeacher = (call: Caller) => ({
  show: (ask: Of) => call(showOwnSurvey, ask),
  save: (ask: Of & { revision: number; settings: SurveySettings }) => call(saveSurvey, ask),
  publish: (ask: Of & { revision: number }) => call(publishSurvey, ask),
  unpublish: (ask: Of) => call(unpublishSurvey, ask),
  close: (ask: Of & { isClosed: boolean }) => call(closeSurvey, ask),
  remove: (ask: Of) => call(removeSurvey, ask),
  results: (ask: Of & { filter?: SurveyFilter }) => call(showSurveyResults, ask),
  webinars: (ask: Of & { cursor?: string }) => call(listSurveyWebinars, ask),
  answers: (ask: Of & { questionId: string; cursor?: string }) => call(listSurveyAnswers, ask),
})

const callsOfManager = (call: Caller): ReturnType<typeof callsOfTeacher> => ({
  show: (ask) => call(showManagedSurvey, ask),
  save: (ask) => call(saveManagedSurvey, ask),
  publish: (ask) => call(publishManagedSurvey, ask),
  unpublish: (ask) => call(unpublishManagedSurvey, ask),
  close: (ask) => call(closeManagedSurvey, ask),
  remove: (ask) => call(removeManagedSurvey, ask),
  results: (ask) => call(showManagedSurveyResults, ask),
  webinars: (ask) => call(listManagedSurveyWebinars, ask),
  answers: (ask) => call(listManagedSurveyAnswers, ask),
})

export const surveyCalls = (call: Caller, desk: Desk) =>
  desk === 'manage' ? callsOfManager(call) : callsOfTeacher(call)
