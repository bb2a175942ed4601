import type { Actor } from '#platform/actor'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { negativeOf } from '../exam.ts'
import { answerFilesFor, filesOfAnswer } from './answer-files.ts'
import type { Messages } from './exam-messages.ts'
import { filesTold } from './files-told.ts'
import { examOf, findAttempt, showAttempt } from './show-attempt.ts'
import { submitOverdue } from './submit-attempt.ts'

/** An attempt for its page. It is not taken over, because looking at it on a second device must stop nobody. */
export async function openAttempt(deps: ExamsDeps, messages: Messages, attemptId: string, actor: Actor) {
  const { db, clock } = deps
  const { personId, sessionId } = actor
  await submitOverdue(deps, { personId })
  const row = await findAttempt(db, attemptId, personId)
  const [attempt, { id, title, settings, closes_at }] = await Promise.all([
    showAttempt(db, row, clock.now()),
    examOf(db, row),
  ])
  const { review, konkur } = settings
  const answered = attempt.questions.flatMap((one) => filesOfAnswer(one, attempt.answers[one.id] ?? null))
  return {
    attempt,
    isHere: row.session_id === sessionId,
    isStopped: row.stopped_at !== null,
    messages: await messages(db, { id: row.id, examId: row.exam_id, startedAt: row.started_at }, clock.now()),
    exam: {
      ...{ id, title, negative: negativeOf(settings), reviewFrom: review.from, closesAt: closes_at },
      isKonkur: konkur !== null,
      lateMinutes: settings.lateMinutes ?? 0,
    },
    files: await filesFor(deps, attempt.questions.flatMap(filesTold), actor),
    answerFiles: await answerFilesFor(deps, answered, actor),
  }
}
