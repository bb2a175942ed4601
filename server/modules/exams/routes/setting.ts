import * as contract from '@arvand/contracts/teacher/exams'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { droppingPages } from '../public/exam-pages.ts'
import { listTaught } from '../setting/list-taught.ts'
import { previewExam } from '../setting/preview-exam.ts'
import { makeExam, publishExam, saveExam, unpublishExam } from '../setting/set-exam.ts'
import { showTaught } from '../setting/show-taught.ts'

/** Exams as who teaches a course sets them. */
export const settingRoutes = (deps: ExamsDeps): Route[] => [
  route(contract.listTaughtExams, ({ input, actor: { personId } }) =>
    listTaught(deps, { ...input, personId }),
  ),
  route(contract.makeExam, ({ input, request }) => makeExam(deps, request, input)),
  route(contract.showTaughtExam, ({ input: { examId }, actor: { personId } }) =>
    showTaught(deps, { examId, personId }),
  ),
  route(contract.saveTaughtExam, ({ input: { examId, ...written }, actor: { personId } }) =>
    saveExam(deps, { examId, personId }, written),
  ),
  route(contract.publishExam, ({ input: { examId, revision }, actor: { personId } }) =>
    droppingPages(deps, 'exams', publishExam(deps, { examId, personId }, revision)),
  ),
  route(contract.unpublishExam, ({ input: { examId }, actor: { personId } }) =>
    droppingPages(deps, 'exams', unpublishExam(deps.db, { examId, personId })),
  ),
  route(contract.previewExam, ({ input: { examId, seed }, actor }) => previewExam(deps, examId, seed, actor)),
]
