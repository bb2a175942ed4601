import * as contract from '@arvand/contracts/panel/sample-questions'
import * as setting from '@arvand/contracts/teacher/sample-questions'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { answerQuestion } from '../practice/answer-question.ts'
import { drawQuestion } from '../practice/draw-question.ts'
import { bookmarkQuestion, tellHint } from '../practice/help-with-question.ts'
import { listDay } from '../practice/list-day.ts'
import { listGroups } from '../practice/list-groups.ts'
import { printGroup } from '../practice/print-group.ts'
import { makeGroup, publishGroup, saveGroup, unpublishGroup } from '../practice/setting/set-group.ts'
import { listOwnGroups, showOwnGroup } from '../practice/setting/show-own-groups.ts'
import { finishTrial, listTrials, showTrial, startTrial } from '../practice/trials.ts'
import { droppingPages } from '../public/exam-pages.ts'

/** Groups of sample questions as who practises them meets them. */
export const practiceRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.listPracticeGroups, ({ input, actor }) =>
    listGroups(deps.db, actor.personId, deps.clock.now(), input),
  ),
  route(contract.drawQuestion, ({ input, actor }) => drawQuestion(deps, input, actor)),
  route(contract.answerQuestion, (asked) => {
    const { requestId, ...given } = asked.input
    return answerQuestion(deps, given, asked.actor, requestId === undefined ? null : asked.request)
  }),
  route(contract.listDay, ({ actor }) => listDay(deps, actor)),
  route(contract.printGroup, ({ input, actor }) => printGroup(deps, input, actor)),
  route(contract.startTrial, ({ input, request }) => startTrial(deps, request, input)),
  route(contract.listTrials, ({ input, actor }) => listTrials(deps.db, actor.personId, input.cursor)),
  route(contract.showTrial, ({ input, actor }) => showTrial(deps, input, actor)),
  route(contract.finishTrial, ({ input: { trialId, answers }, actor: { personId } }) =>
    finishTrial(deps, { trialId, personId }, answers),
  ),
  route(contract.tellHint, ({ input, actor: { personId } }) => tellHint(deps, { ...input, personId })),
  route(contract.bookmarkQuestion, ({ input: { isBookmarked, ...asked }, actor: { personId } }) =>
    bookmarkQuestion(deps, { ...asked, personId }, { isBookmarked }),
  ),
]

/** The same groups as their teacher makes them. */
export const practiceSettingRoutes = (deps: ExamsDeps): Route[] => [
  route(setting.listOwnGroups, ({ input: { cursor }, actor: { personId } }) =>
    listOwnGroups(deps.db, personId, cursor),
  ),
  route(setting.makeGroup, ({ input, request }) => makeGroup(deps, request, input)),
  route(setting.showOwnGroup, ({ input: { groupId }, actor: { personId: ownerId } }) =>
    showOwnGroup(deps.db, { groupId, ownerId }),
  ),
  route(setting.saveGroup, ({ input: { groupId, ...written }, actor: { personId: ownerId } }) =>
    droppingPages(deps, 'groups', saveGroup(deps, { groupId, ownerId }, written)),
  ),
  route(setting.publishGroup, ({ input: { groupId, revision }, actor: { personId: ownerId } }) =>
    droppingPages(deps, 'groups', publishGroup(deps, { groupId, ownerId }, revision)),
  ),
  route(setting.unpublishGroup, ({ input: { groupId }, actor: { personId: ownerId } }) =>
    droppingPages(deps, 'groups', unpublishGroup(deps.db, { groupId, ownerId })),
  ),
]
