import type { AnswerValue, AskedQuestion } from '@arvand/contracts/asked-questions'
import type { Question, QuestionKindName } from '@arvand/contracts/questions'
import { openSaves, receiptKeysOf, startAttempt, submitAttempt } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import { optionIdOf } from './store-questions.ts'

const minute = 60_000

export interface TakenExam {
  readonly examId: string
  readonly personId: string
  /** Questions of the bank by their ids. */
  readonly asked: ReadonlyMap<string, Question>
  readonly began: Date
  /** A kind that is not here is left empty. */
  readonly answers: Readonly<Partial<Record<QuestionKindName, AnswerValue>>>
}

/** Somebody takes an exam, two minutes a question; returns the attempt. */
export async function takeExam(
  { db, secret, jobs }: Pick<DemoDeps, 'db' | 'secret' | 'jobs'>,
  { examId, personId, asked, began, answers }: TakenExam,
): Promise<string> {
  let now = began
  const clock = { now: () => now }
  const actor = { personId, sessionId: demoId(`session of ${personId} at ${examId}`, began) }
  const { attempt } = await startAttempt({ db, clock, jobs }, actor as never, {
    examId,
    accessCode: '',
    address: '127.0.0.1',
  })
  const save = openSaves({ db, clock, keys: receiptKeysOf(secret), messages: async () => [] })
  let sequence = 0
  for (const shown of attempt.questions) {
    const { id } = shown
    now = new Date(now.getTime() + 2 * minute)
    const question = asked.get(id)
    const value = question && asShown(question, shown, answers[question.kind])
    if (value === undefined) continue
    sequence += 1
    await save(actor, { attemptId: attempt.id, sequence, answers: [{ questionId: id, value }] })
  }
  now = new Date(now.getTime() + minute)
  await submitAttempt({ db, clock, jobs }, actor as never, attempt.id)
  return attempt.id
}

/** The demo names options by letters, and the right side of a pair by its id in the bank; candidates see other ids. */
function asShown(question: Question, { id, rights = [] }: AskedQuestion, value: AnswerValue | undefined) {
  if (question.kind === 'single' && typeof value === 'string') return optionIdOf(id, value)
  if (question.kind === 'multiple' && Array.isArray(value)) return value.map((one) => optionIdOf(id, one))
  if (question.kind !== 'matching' || typeof value !== 'object' || value === null) return value
  const textOf = (own: unknown) =>
    [...question.pairs, ...question.extra].find((side) => side.id === own)?.right
  return Object.fromEntries(
    Object.entries(value).map(([left, own]) => [
      left,
      rights.find(({ text }) => text === textOf(own))?.id ?? '',
    ]),
  )
}
