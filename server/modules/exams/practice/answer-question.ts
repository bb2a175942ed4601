import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { askedOf, markedOf, readAnswer, rightChoicesOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { filesTold } from '../taking/files-told.ts'
import { cardOf, lockCard } from './practice-card.ts'
import { progressOf } from './practice-progress.ts'
import { type Asked, findAsked } from './published-group.ts'
import { isFirstOfDay, ratingOf, remembered, seedOfTurn } from './spaced-repetition.ts'

type Deps = Pick<ExamsDeps, 'db' | 'clock' | 'media'>

interface GivenAnswer extends Omit<Asked, 'personId'> {
  readonly value: AnswerValue
  readonly turn?: number | undefined
  /** When it was answered, where that was without a line. */
  readonly answeredAt?: string | undefined
}

const latest = 14 * 86_400_000

/** The moment that an answer counts for: never ahead, nor older than two weeks, nor before the card's last answer. */
function momentOf(answeredAt: string | undefined, now: Date, before: Date | null): Date {
  if (answeredAt === undefined) return now
  const at = Math.max(Date.parse(answeredAt), now.getTime() - latest, before?.getTime() ?? 0)
  return new Date(Math.min(at, now.getTime()))
}

/** Marks an answer, remembers it, and tells what was right and when the question comes again. */
export async function answerQuestion(
  deps: Deps,
  given: GivenAnswer,
  actor: Actor,
  request: RepeatedRequest | null = null,
) {
  const { db, clock } = deps
  const now = clock.now()
  const { personId } = actor
  const asked = { personId, groupId: given.groupId, questionId: given.questionId }
  const answerOnce = async (tx: Tx) => {
    const { question, version } = await findAsked(tx, asked)
    const card = await lockCard(tx, asked, now)
    if (given.turn !== undefined && given.turn !== card.turn) refuse('exams.answered-meanwhile')
    const seed = seedOfTurn(personId, asked.questionId, card.turn)
    const answer = readAnswer(question, given.value, seed)
    if (answer === undefined) return refuse('exams.not-an-answer')
    const { verdict, percent, correct, feedback } = markedOf(question, answer, seed)
    if (percent === null) throw new Error(`question ${asked.questionId} is marked by hand`)
    const at = momentOf(given.answeredAt, now, card.answered_at)
    const moves = isFirstOfDay(card.reviewed_at, at)
    const rating = moves ? ratingOf({ verdict, percent, hints: card.hints }) : null
    const memory = rating === null ? {} : remembered(card, rating, at)
    const { due } = await cardOf(tx, asked)
      .set({ ...memory, turn: card.turn + 1, hints: 0, was_right: verdict === 'right', answered_at: at })
      .returning('due')
      .executeTakeFirstOrThrow()
    await exams(tx)
      .insertInto('exams.practice_answers')
      .values({
        ...{ id: newId(), person_id: personId, group_id: asked.groupId, question_id: asked.questionId },
        ...{ version, answer: JSON.stringify(answer), percent, hints: card.hints },
        ...{ was_fresh: card.state === 0, rating, at },
      })
      .execute()
    const files = filesTold({ ...askedOf(asked.questionId, question, seed), correct, feedback })
    return {
      ...(await progressOf(tx, asked, now)),
      ...{
        correct: { verdict, percent, answer: correct, choices: rightChoicesOf(question) },
        feedback,
        due,
        files,
      },
    }
  }
  const told = await transaction(db, (tx) =>
    request ? once(tx, clock, request, 'a day', () => answerOnce(tx)) : answerOnce(tx),
  )
  return { ...told, files: await filesFor(deps, told.files, actor) }
}
