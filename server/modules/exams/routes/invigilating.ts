import * as contract from '@arvand/contracts/teacher/exam-invigilating'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { extendExam } from '../invigilating/extend-exam.ts'
import { messageExam } from '../invigilating/message-exam.ts'
import { stopExam } from '../invigilating/stop-exam.ts'
import { watchExam } from '../invigilating/watch-exam.ts'

/** Exams as who watches over them sees them. */
export const invigilatingRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.watchExam, ({ input, actor: { personId } }) => watchExam(deps, { ...input, personId })),
  route(contract.extendExam, ({ input, request }) =>
    extendExam(deps, request, { ...input, personId: request.personId }),
  ),
  route(contract.messageExam, ({ input, request }) =>
    messageExam(deps, request, { ...input, personId: request.personId }),
  ),
  route(contract.stopExam, ({ input, actor: { personId } }) => stopExam(deps, { ...input, personId })),
]
