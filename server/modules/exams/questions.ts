import type { AnswerValue, AskedQuestion, MarkedAnswer } from '@arvand/contracts/asked-questions'
import type { Question, QuestionIssue, QuestionKindName } from '@arvand/contracts/questions'
import { emptyText, filesInText, plainText } from '@arvand/contracts/rich-text-walk'
import { kindOf } from './question-kinds/all-kinds.ts'
import { verdictOf } from './question-kinds/marked.ts'
import { isEmpty } from './question-kinds/words-of.ts'

/** What can be done with a question, whatever its kind. Pure. */

export const emptyQuestion = (kind: QuestionKindName): Question =>
  ({
    kind,
    text: emptyText,
    hints: [],
    soundId: null,
    feedback: null,
    points: 100,
    ...kindOf({ kind }).empty(),
  }) as unknown as Question

/** Why it cannot be asked yet; null: it is complete. */
export const whyNotAsk = (question: Question): QuestionIssue | null =>
  isEmpty(question.text) ? 'exams.question-without-text' : kindOf(question).whyNotComplete(question)

/** A question as one candidate gets it. `seed` is theirs alone and shows the same order and values every time. */
export const askedOf = (id: string, question: Question, seed: string): AskedQuestion => {
  const kind = kindOf(question)
  return {
    id,
    kind: question.kind,
    text: kind.textFor?.(question, seed) ?? question.text,
    points: question.points,
    soundId: question.soundId,
    ...kind.asked(question, seed),
  }
}

/** The answer as it is stored; undefined when it is none to this question. */
export const readAnswer = (question: Question, value: AnswerValue, seed: string): AnswerValue | undefined =>
  value === null || value === '' ? null : kindOf(question).readAnswer(question, value, seed)

/** A stored answer with the ids by which the question is told now. */
export const storedAnswer = (question: Question, value: AnswerValue, seed: string): AnswerValue =>
  value === null ? null : (kindOf(question).storedAnswer?.(question, value, seed) ?? value)

/** What a stored answer is worth, and what is said to it. */
export function markedOf(question: Question, value: AnswerValue, seed: string): MarkedAnswer {
  const kind = kindOf(question)
  const feedback = question.feedback ? [question.feedback] : []
  const correct = kind.correct(question, seed)
  const given = storedAnswer(question, value, seed)
  if (given === null) return { percent: 0, verdict: 'empty', feedback, correct }
  const marked = kind.mark(question, given, seed)
  return {
    percent: marked.percent,
    verdict: verdictOf(marked.percent),
    feedback: [...marked.feedback, ...feedback],
    correct,
  }
}

/** The options that are right, where one chooses: their ids, or `true` and `false`. */
export const rightChoicesOf = (question: Question): string[] =>
  kindOf(question).rightChoices?.(question) ?? []

/** All files that it shows, each once. */
export function filesOf(question: Question): string[] {
  const kind = kindOf(question)
  const texts = [question.text, question.feedback, ...kind.texts(question)]
  const inTexts = texts.flatMap((text) => (text && typeof text !== 'string' ? filesInText(text) : []))
  return [
    ...new Set([
      ...inTexts,
      ...(kind.files?.(question) ?? []),
      ...(question.soundId ? [question.soundId] : []),
    ]),
  ]
}

/** Its words, by which the bank is searched. */
export const wordsOf = (question: Question): string =>
  [question.text, ...kindOf(question).texts(question)]
    .map((text) => (typeof text === 'string' ? text : plainText(text)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 4000)
