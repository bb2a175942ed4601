import * as contract from '@arvand/contracts/panel/exams'
import { type Route, route } from '#platform/http/route'
import type { ExamsDeps } from '../deps.ts'
import { openCohorts } from '../konkur-cohorts.ts'
import { enterSection } from '../taking/enter-section.ts'
import { openMessages } from '../taking/exam-messages.ts'
import { heartbeat } from '../taking/heartbeat.ts'
import { listExams, showExam } from '../taking/list-exams.ts'
import { openAttempt } from '../taking/open-attempt.ts'
import { receiptKeysOf } from '../taking/receipts.ts'
import { reviewAttempt } from '../taking/review-attempt.ts'
import { openSaves } from '../taking/save-answers.ts'
import { showSheet } from '../taking/show-sheet.ts'
import { startAttempt } from '../taking/start-attempt.ts'
import { submitAttempt } from '../taking/submit-attempt.ts'

/** Exams as who takes them meets them. */
export function takingRoutes(deps: ExamsDeps): Route[] {
  const { db, clock, secret } = deps
  const messages = openMessages()
  const cohorts = openCohorts({ db, clock })
  const save = openSaves({ db, clock, keys: receiptKeysOf(secret), messages })
  return [
    route(contract.listExams, ({ input, actor }) => listExams(db, actor.personId, clock.now(), input.cursor)),
    route(contract.showExam, ({ input, actor, caller }) =>
      showExam(db, { examId: input.examId, personId: actor.personId, address: caller.address }, clock.now()),
    ),
    route(contract.startExam, ({ input, actor, caller }) =>
      startAttempt(deps, actor, { ...input, address: caller.address }),
    ),
    route(contract.showAttempt, ({ input, actor }) => openAttempt(deps, messages, input.attemptId, actor)),
    route(contract.saveExam, ({ input, actor }) => save(actor, input)),
    route(contract.sendHeartbeat, ({ input, actor }) => heartbeat(deps, messages, actor, input)),
    route(contract.rehearseExam, async ({ input }) => ({ value: input.value, serverTime: clock.now() })),
    route(contract.enterSection, ({ input, actor }) => enterSection(deps, actor, input)),
    route(contract.submitExam, ({ input, actor }) => submitAttempt(deps, actor, input.attemptId)),
    route(contract.showSheet, ({ input, actor }) => showSheet(deps, cohorts, input.attemptId, actor)),
    route(contract.reviewExam, ({ input, actor }) => reviewAttempt(deps, input.attemptId, actor)),
  ]
}
