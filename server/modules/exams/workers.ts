import { z } from 'zod'
import { jobKind, type Worker, worker } from '#platform/jobs'
import type { ExamsDeps } from './deps.ts'
import { forgetOldExchanges } from './exchange/forget-old.ts'
import { forgetQuestionExchanges, questionExchange } from './exchange/jobs.ts'
import { runExchange } from './exchange/run-exchange.ts'
import { lessonSteps, takeLessonSteps } from './lesson-kinds/exam/take-lesson-steps.ts'
import { tellAllRegraded, tellRegraded } from './regrading/apply-regrade.ts'
import { submitOverdue } from './taking/submit-attempt.ts'

const submitOverdueKind = jobKind('exams.submit-overdue', z.object({}))

/** Attempts end by the clock also when nobody is connected and count in their course; files of questions are read and written. */
export const examsWorkers = (deps: ExamsDeps): Worker[] => [
  worker(submitOverdueKind, (_, signal) => submitOverdue(deps, { signal }), {
    every: '* * * * *',
    atOnce: 1,
  }),
  worker(lessonSteps, (handedIn) => takeLessonSteps(deps, handedIn)),
  worker(questionExchange, ({ exchangeId }, signal) => runExchange(deps, exchangeId, signal), { atOnce: 1 }),
  worker(tellRegraded, ({ regradeId }, signal) => tellAllRegraded(deps, regradeId, signal)),
  worker(forgetQuestionExchanges, () => forgetOldExchanges(deps), { every: '41 4 * * *', atOnce: 1 }),
]
