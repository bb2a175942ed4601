import type { SurveyFilter, SurveySettings } from '@arvand/contracts/surveys'
import type { Api } from '../../api/endpoints.ts'

/** Teachers have their own surveys; managers of the content have all, by endpoints of their own. */
export type Desk = 'teach' | 'manage'

export const deskOf = ({ pathname }: Pick<URL, 'pathname'>): Desk =>
  pathname.startsWith('/manage') ? 'manage' : 'teach'

type Of = { readonly surveyId: string }

const callsOfTeacher = ({ teacher }: Api) => ({
  show: (ask: Of) => teacher('survey/show', ask),
  save: (ask: Of & { revision: number; settings: SurveySettings }) => teacher('survey/save', ask),
  publish: (ask: Of & { revision: number }) => teacher('survey/publish', ask),
  unpublish: (ask: Of) => teacher('survey/unpublish', ask),
  close: (ask: Of & { isClosed: boolean }) => teacher('survey/close', ask),
  remove: (ask: Of) => teacher('survey/remove', ask),
  results: (ask: Of & { filter?: SurveyFilter }) => teacher('survey/results', ask),
  webinars: (ask: Of & { cursor?: string }) => teacher('survey/webinars', ask),
  answers: (ask: Of & { questionId: string; cursor?: string }) => teacher('survey/answers', ask),
})

const callsOfManager = ({ panel }: Api): ReturnType<typeof callsOfTeacher> => ({
  show: (ask) => panel('manage/survey/show', ask),
  save: (ask) => panel('manage/survey/save', ask),
  publish: (ask) => panel('manage/survey/publish', ask),
  unpublish: (ask) => panel('manage/survey/unpublish', ask),
  close: (ask) => panel('manage/survey/close', ask),
  remove: (ask) => panel('manage/survey/remove', ask),
  results: (ask) => panel('manage/survey/results', ask),
  webinars: (ask) => panel('manage/survey/webinars', ask),
  answers: (ask) => panel('manage/survey/answers', ask),
})

export const surveyCalls = (api: Api, desk: Desk) =>
  desk === 'manage' ? callsOfManager(api) : callsOfTeacher(api)
