import { listeningWorker } from '#platform/listen'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import type { SurveysDeps } from './deps.ts'
import { surveyKind } from './lesson-kinds/survey/survey-kind.ts'
import { surveyFileRight, surveyFiles, surveyFileUse } from './response-files.ts'
import { answerDownloads } from './results/download-answers.ts'
import { answeringRoutes } from './routes/answering.ts'
import { authorRoutes } from './routes/authors.ts'
import { managerRoutes } from './routes/managers.ts'
import { searchSurveys } from './search-surveys.ts'
import { sendAfter } from './sending/send-after.ts'
import { surveysNoticeTypes } from './sending/survey-notice-types.ts'
import { ownSurveysTable, surveyTable } from './setting/surveys-table.ts'
import { surveysSettingsPlug } from './survey-settings.ts'
import { surveysPersonalData } from './surveys-personal-data.ts'

/** Surveys: made, answered by a link or in a lesson, and counted. */
export const surveysModule = (deps: SurveysDeps): Module => ({
  name: 'surveys',
  routes: [...authorRoutes(deps), ...managerRoutes(deps), ...answeringRoutes(deps)],
  standardRoutes: answerDownloads(deps),
  workers: sendAfter(deps).map((one) => listeningWorker(deps, one)),
})

export const surveysOffer = (deps: SurveysDeps): Offer => ({
  module: () => surveysModule(deps),
  exportTables: [surveyTable, ownSurveysTable],
  fileRights: [surveyFileRight],
  fileUsers: [surveyFiles],
  fileUses: [surveyFileUse],
  lessonKinds: [surveyKind],
  noticeTypes: [surveysNoticeTypes],
  personalData: [surveysPersonalData],
  searchSources: [searchSurveys(deps.db)],
  settings: [surveysSettingsPlug],
})
