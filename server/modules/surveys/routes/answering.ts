import * as home from '@arvand/contracts/home/surveys'
import * as panel from '@arvand/contracts/panel/surveys'
import { type Route, route } from '#platform/http/route'
import { answerSurvey } from '../answering/answer-survey.ts'
import { listMySurveys, saveMyAnswers, showMyAnswers } from '../answering/my-answers.ts'
import { showSurvey } from '../answering/published-survey.ts'
import type { SurveysDeps } from '../deps.ts'

/** Surveys as who answers them meets them. */
export const answeringRoutes = (deps: SurveysDeps): Route[] => [
  route(home.showSurvey, ({ input: { slug } }) => showSurvey(deps.db, slug)),
  route(home.answerSurvey, ({ input, actor, caller }) => answerSurvey(deps, caller, actor, input)),
  route(panel.showMyAnswers, ({ input: { surveyId }, actor: { personId } }) =>
    showMyAnswers(deps.db, surveyId, personId),
  ),
  route(panel.saveMyAnswers, ({ input, actor: { personId } }) => saveMyAnswers(deps, personId, input)),
  route(panel.listMySurveys, ({ input: { cursor }, actor: { personId } }) =>
    listMySurveys(deps.db, personId, cursor),
  ),
]
