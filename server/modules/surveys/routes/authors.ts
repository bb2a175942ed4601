import * as contract from '@arvand/contracts/teacher/surveys'
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

/** Surveys as their authors make and read them. */
export const authorRoutes = (deps: SurveysDeps): Route[] => [
  route(contract.listOwnSurveys, ({ input: { cursor }, actor: { personId: ownerId } }) =>
    listSurveys(deps.db, ownerId, cursor),
  ),
  route(contract.makeSurvey, ({ input, request }) => makeSurvey(deps, request, input)),
  route(contract.showOwnSurvey, ({ input: { surveyId }, actor: { personId: ownerId } }) =>
    showOwnSurvey(deps.db, { surveyId, ownerId }),
  ),
  route(contract.saveSurvey, ({ input: { surveyId, ...written }, actor: { personId: ownerId } }) =>
    saveSurvey(deps, { surveyId, ownerId }, written),
  ),
  route(contract.publishSurvey, ({ input: { surveyId, revision }, actor: { personId: ownerId } }) =>
    droppingPages(deps, publishSurvey(deps, { surveyId, ownerId }, revision)),
  ),
  route(contract.unpublishSurvey, ({ input: { surveyId }, actor: { personId: ownerId } }) =>
    droppingPages(deps, unpublishSurvey(deps.db, { surveyId, ownerId })),
  ),
  route(contract.closeSurvey, ({ input: { surveyId, isClosed }, actor: { personId: ownerId } }) =>
    droppingPages(deps, closeSurvey(deps, { surveyId, ownerId }, { isClosed })),
  ),
  route(contract.removeSurvey, ({ input: { surveyId }, actor: { personId: ownerId } }) =>
    droppingPages(deps, removeSurvey(deps.db, { surveyId, ownerId })),
  ),
  route(contract.showSurveyResults, ({ input: { surveyId, filter }, actor: { personId: ownerId } }) =>
    showResults(deps.db, { surveyId, ownerId }, filter),
  ),
  route(contract.listSurveyWebinars, ({ input: { surveyId, cursor }, actor: { personId: ownerId } }) =>
    listSurveyWebinars(deps.db, { surveyId, ownerId }, cursor),
  ),
  route(contract.exportSurveyAnswers, ({ input: { surveyId, format }, actor, caller }) =>
    linkToAnswers(deps, { surveyId, ownerId: actor.personId }, { actor, caller }, format),
  ),
  route(contract.listSurveyAnswers, ({ input: { surveyId, ...asked }, actor }) =>
    listAnswers(deps, { surveyId, ownerId: actor.personId }, asked, actor),
  ),
]
