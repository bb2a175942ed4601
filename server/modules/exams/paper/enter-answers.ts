import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { KonkurChoices } from '@arvand/contracts/konkur'
import { findEnrolment, whyNotLearn } from '#modules/courses'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { fingerprintOf, once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { cities } from '../konkur/cities.ts'
import { whyNotChoices } from '../konkur/konkur.ts'
import { readAnswer } from '../questions.ts'
import { exams } from '../tables.ts'
import { attemptsOf } from '../taking/find-exam.ts'
import { receiptKeysOf } from '../taking/receipts.ts'
import { anywhere } from '../taking/sections.ts'
import { lockPerson } from '../taking/start-attempt.ts'
import { storeSaves } from '../taking/store-saves.ts'
import { closeAttempt } from '../taking/submit-attempt.ts'
import { findPaper } from './find-paper.ts'
import { whyNotEnter } from './paper.ts'

export interface EnteredSheet {
  readonly examId: string
  readonly personId: string
  readonly answers: readonly { readonly questionId: string; readonly value: AnswerValue }[]
  readonly choices?: KonkurChoices | undefined
}

type Deps = Pick<ExamsDeps, 'db' | 'clock' | 'jobs' | 'secret'>

/** Stores the answers of a learner's answer sheet as an attempt that is handed in, with its receipt, and marks it. */
export const enterPaperAnswers = (
  { db, clock, jobs, secret }: Deps,
  request: RepeatedRequest,
  sessionId: string,
  { examId, personId, answers, choices }: EnteredSheet,
) =>
  transaction(db, async (tx) => {
    const own = { examId, personId: request.personId }
    const { exam, paper, questions } = await findPaper(tx, own, choices?.field)
    return once(tx, clock, request, 'a day', async () => {
      const now = clock.now()
      refuseIf(whyNotEnter(questions.map(({ question }) => question.kind)))
      const { konkur, attempts: most } = exam.settings
      if (konkur) refuseIf(whyNotChoices(konkur, cities, choices))
      if (whyNotLearn(await findEnrolment(tx, exam.course_id, personId), now) !== null)
        refuse('exams.no-learner')
      await lockPerson(tx, examId, personId)
      const before = await attemptsOf(tx, examId, personId)
      if (before.some(({ submitted_at }) => submitted_at === null)) refuse('exams.attempt-open')
      if (most > 0 && before.length >= most) refuse('exams.no-attempt-left')
      const read = answers.map(({ questionId, value }) => {
        const asked = questions.find((one) => one.questionId === questionId)
        if (!asked) return refuse('exams.unknown-question')
        const kept = readAnswer(asked.question, value, asked.seed)
        if (kept === undefined) return refuse('exams.not-an-answer')
        return { questionId, value: kept, flagged: false }
      })
      const attemptId = newId()
      await exams(tx)
        .insertInto('exams.attempts')
        .values({
          ...{ id: attemptId, exam_id: examId, person_id: personId, number: before.length + 1 },
          ...{ started_at: now, paper: JSON.stringify(paper) },
          ...(konkur && choices ? { choices: JSON.stringify(choices) } : {}),
        })
        .execute()
      await exams(tx)
        .insertInto('exams.attempt_heads')
        .values({ attempt_id: attemptId, person_id: personId, session_id: sessionId, ends_at: now })
        .execute()
      const given = { attemptId, sequence: 1, answers: read }
      const save = {
        ...{ ...given, places: anywhere, personId, sessionId, previousReceipt: undefined, at: now },
        fingerprint: fingerprintOf(given),
      }
      await storeSaves(tx, receiptKeysOf(secret), [{ save, previous: null }])
      const sums = await closeAttempt(jobs, tx, attemptId, now, 'teacher')
      return { attemptId, points: sums?.points ?? 0, most: sums?.most ?? 0 }
    })
  })
