import * as contract from '@arvand/contracts/teacher/question-exchange'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { beginExport, beginImport } from '../exchange/begin-exchange.ts'
import { cancelExchange } from '../exchange/cancel-exchange.ts'
import { confirmImport } from '../exchange/confirm-import.ts'
import { showExchange } from '../exchange/exchange-queries.ts'

/** Questions that come into the caller's bank from a file, and go out of it. */
export const exchangeRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.readQuestionFile, ({ input, request }) => beginImport(deps, request, input.fileId)),
  route(contract.confirmQuestionImport, ({ input, request }) => confirmImport(deps, request, input)),
  route(contract.exportQuestions, ({ input, request }) => beginExport(deps, request, input)),
  route(contract.showQuestionExchange, ({ input: { exchangeId }, actor }) =>
    showExchange(deps, { exchangeId, personId: actor.personId }, actor),
  ),
  route(contract.cancelQuestionExchange, ({ input: { exchangeId }, actor: { personId } }) =>
    cancelExchange(deps, { exchangeId, personId }),
  ),
]
