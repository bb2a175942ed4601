import { objectTo as objectToContract } from '@arvand/contracts/panel/exams'
import * as contract from '@arvand/contracts/teacher/exam-regrading'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { answerObjection } from '../objecting/answer-objection.ts'
import { listObjections } from '../objecting/list-objections.ts'
import { objectTo } from '../objecting/object-to.ts'
import { showObjection } from '../objecting/show-objection.ts'
import { applyRegrade } from '../regrading/apply-regrade.ts'
import { listRegrading } from '../regrading/list-regrading.ts'
import { previewRegrade } from '../regrading/preview-regrade.ts'

/** What becomes of questions and marks after an exam. */
export const regradingRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.listRegrading, ({ input: { examId, cursor }, actor: { personId } }) =>
    listRegrading(deps.db, { examId, personId }, cursor),
  ),
  route(contract.previewRegrade, ({ input, actor }) => previewRegrade(deps, actor, input)),
  route(contract.applyRegrade, ({ input, request }) => applyRegrade(deps, request, input)),
  route(contract.listObjections, ({ input, actor: { personId } }) =>
    listObjections(deps.db, { ...input, personId }),
  ),
  route(contract.showObjection, ({ input, actor }) => showObjection(deps, input, actor)),
  route(contract.answerObjection, ({ input, request }) => answerObjection(deps, request, input)),
  route(objectToContract, ({ input, request }) => objectTo(deps, request, input)),
]
