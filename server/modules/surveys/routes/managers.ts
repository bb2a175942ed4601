import * as contract from '@arvand/contracts/panel/manage-surveys'
import { type Route, route } from '#platform/http/route'
import type { SurveysDeps } from '../deps.ts'
import { droppingPages } from '../dropping-pages.ts'
import { linkToAnswers } from '../results/download-answers.ts'
import { listAnswers } from '../results/list-answers.ts'
import { showResults } from '../results/survey-results.ts'
import { listSurveyWebinars } from '../setting/own-webinars.ts'
import {
  closeSurvey,
  makeSurvey,
  publishSurvey,
  removeSurvey,
  saveSurvey,
  unpublishSurvey,
} from '../setting/set-survey.ts'
import { listSurveys, showOwnSurvey } from '../setting/show-own-surveys.ts'

/** Everybody’s surveys, for managers of the content. */
export const managerRoutes = (deps: SurveysDeps): Route[] => [
  route(contract.listManagedSurveys, ({ input: { cursor } }) => listSurveys(deps.db, null, cursor)),
  route(contract.makeManagedSurvey, ({ input, request }) => makeSurvey(deps, request, input)),
  route(contract.showManagedSurvey, ({ input: { surveyId } }) =>
    showOwnSurvey(deps.db, { surveyId, ownerId: null }),
  ),
  route(contract.saveManagedSurvey, ({ input: { surveyId, ...written } }) =>
    saveSurvey(deps, { surveyId, ownerId: null }, written),
  ),
  route(contract.publishManagedSurvey, ({ input: { surveyId, revision } }) =>
    droppingPages(deps, publishSurvey(deps, { surveyId, ownerId: null }, revision)),
  ),
  route(contract.unpublishManagedSurvey, ({ input: { surveyId } }) =>
    droppingPages(deps, unpublishSurvey(deps.db, { surveyId, ownerId: null })),
  ),
  route(contract.closeManagedSurvey, ({ input: { surveyId, isClosed } }) =>
    droppingPages(deps, closeSurvey(deps, { surveyId, ownerId: null }, { isClosed })),
  ),
  route(contract.removeManagedSurvey, ({ input: { surveyId } }) =>
    droppingPages(deps, removeSurvey(deps.db, { surveyId, ownerId: null })),
  ),
  route(contract.showManagedSurveyResults, ({ input: { surveyId, filter } }) =>
    showResults(deps.db, { surveyId, ownerId: null }, filter),
  ),
  route(contract.listManagedSurveyWebinars, ({ input: { surveyId, cursor } }) =>
    listSurveyWebinars(deps.db, { surveyId, ownerId: null }, cursor),
  ),
  route(contract.exportManagedSurveyAnswers, ({ input: { surveyId, format }, actor, caller }) =>
    linkToAnswers(deps, { surveyId, ownerId: null }, { actor, caller }, format),
  ),
  route(contract.listManagedSurveyAnswers, ({ input: { surveyId, ...asked }, actor }) =>
    listAnswers(deps, { surveyId, ownerId: null }, asked, actor),
  ),
]
