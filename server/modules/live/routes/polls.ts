import * as panel from '@arvand/contracts/panel/polls'
import { type Route, route } from '#platform/http/route'
import type { LiveDeps } from '../deps.ts'
import { listPollQuestions, listPolls } from '../polls/poll-queries.ts'
import { answerPoll, askPoll, askQuestion, endPoll, showResult } from '../polls/polls.ts'

/** Polls of classes. */
export const pollRoutes = (deps: LiveDeps): Route[] => [
  route(panel.listPolls, ({ input, actor }) =>
    listPolls(deps, actor.personId, input.sessionId, input.cursor),
  ),
  route(panel.askPoll, ({ input, request }) => askPoll(deps, request, input)),
  route(panel.listPollQuestions, ({ input, actor }) => listPollQuestions(deps, actor.personId, input)),
  route(panel.askQuestion, ({ input, request }) => askQuestion(deps, request, input)),
  route(panel.answerPoll, ({ input, actor }) => answerPoll(deps, actor.personId, input)),
  route(panel.showPollResult, ({ input, actor }) => showResult(deps, actor.personId, input)),
  route(panel.endPoll, ({ input, actor }) => endPoll(deps, actor.personId, input)),
]
