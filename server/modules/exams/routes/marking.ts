import * as contract from '@arvand/contracts/teacher/exam-marking'
import { listRanking as listRankingContract } from '@arvand/contracts/teacher/exam-ranking'
import { showExamStatistics } from '@arvand/contracts/teacher/exam-statistics'
import { recordList } from '#modules/identity'
import { linkToExport, whyNotExport } from '#platform/exports'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { resultsExport } from '../marking/export-results.ts'
import { listLate } from '../marking/list-late.ts'
import { listRanking } from '../marking/list-ranking.ts'
import { listResults } from '../marking/list-results.ts'
import { listAnswersToMark, listToMark } from '../marking/list-to-mark.ts'
import { listWaitingExams } from '../marking/list-waiting-exams.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { showAnswerToMark } from '../marking/show-answer.ts'
import { showStatistics } from '../statistics/show-statistics.ts'

/** Exams as who marks them sees them. */
export const markingRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.listWaitingExams, ({ actor }) => listWaitingExams(deps.db, actor.personId)),
  route(contract.listToMark, ({ input: { examId, cursor }, actor: { personId } }) =>
    listToMark(deps.db, { examId, personId }, cursor),
  ),
  route(contract.listAnswersToMark, ({ input, actor: { personId } }) =>
    listAnswersToMark(deps.db, { ...input, personId }),
  ),
  route(contract.showAnswerToMark, ({ input, actor }) => showAnswerToMark(deps, input, actor)),
  route(contract.markAnswer, ({ input, request }) => markAnswer(deps, request, input)),
  route(contract.listResults, ({ input, actor: { personId } }) =>
    listResults(deps.db, { ...input, personId }),
  ),
  route(contract.listLate, ({ input: { examId, cursor }, actor: { personId } }) =>
    listLate(deps.db, { examId, personId }, cursor),
  ),
  route(contract.exportResults, async ({ input: { examId, order, format }, actor, caller }) => {
    const { personId, sessionId } = actor
    const sheet = await resultsExport(deps.db, { examId, personId, order })
    refuseIf(await whyNotExport(sheet, format))
    await recordList(deps, caller, actor, { title: sheet.title, format })
    const link = { secret: deps.secret, sessionId, now: deps.clock.now() }
    return linkToExport(link, `/downloads/exam-results/${examId}/${format}`, { order })
  }),
  route(listRankingContract, ({ input, actor: { personId } }) => listRanking(deps.db, personId, input)),
  route(showExamStatistics, ({ input: { examId }, actor }) => showStatistics(deps, examId, actor)),
]
