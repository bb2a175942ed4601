import * as contract from '@arvand/contracts/teacher/exam-paper'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { enterPaperAnswers } from '../paper/enter-answers.ts'
import { listPaperCandidates } from '../paper/list-candidates.ts'
import { showPaper } from '../paper/show-paper.ts'

/** Exams on paper. */
export const paperRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.showPaper, ({ input, actor }) => showPaper(deps, input, actor)),
  route(contract.listPaperCandidates, ({ input, actor: { personId } }) =>
    listPaperCandidates(deps.db, { ...input, personId }, deps.clock.now()),
  ),
  route(contract.enterPaperAnswers, ({ input, request, actor: { sessionId } }) =>
    enterPaperAnswers(deps, request, sessionId, input),
  ),
]
