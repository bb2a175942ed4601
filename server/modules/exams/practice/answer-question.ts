import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
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
}

/** Marks an answer, remembers it, and tells what was right and when the question comes again. */
export async function answerQuestion(deps: Deps, given: GivenAnswer, actor: Actor) {
  const { db, clock } = deps
  const now = clock.now()
  const { personId } = actor
  const asked = { personId, groupId: given.groupId, questionId: given.questionId }
  const told = await transaction(db, async (tx) => {
    const { question, version } = await findAsked(tx, asked)
    const card = await lockCard(tx, asked, now)
    if (given.turn !== undefined && given.turn !== card.turn) refuse('exams.answered-meanwhile')
    const seed = seedOfTurn(personId, asked.questionId, card.turn)
    const answer = readAnswer(question, given.value, seed)
    if (answer === undefined) return refuse('exams.not-an-answer')
    const { verdict, percent, correct, feedback } = markedOf(question, answer, seed)
    if (percent === null) throw new Error(`question ${asked.questionId} is marked by hand`)
    const moves = isFirstOfDay(card.reviewed_at, now)
    const rating = moves ? ratingOf({ verdict, percent, hints: card.hints }) : null
    const memory = rating === null ? {} : remembered(card, rating, now)
    const { due } = await cardOf(tx, asked)
      .set({ ...memory, turn: card.turn + 1, hints: 0, was_right: verdict === 'right', answered_at: now })
      .returning('due')
      .executeTakeFirstOrThrow()
    await exams(tx)
      .insertInto('exams.practice_answers')
      .values({
        ...{ id: newId(), person_id: personId, group_id: asked.groupId, question_id: asked.questionId },
        ...{ version, answer: JSON.stringify(answer), percent, hints: card.hints },
        ...{ was_fresh: card.state === 0, rating, at: now },
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
  })
  return { ...told, files: await filesFor(deps, told.files, actor) }
}
