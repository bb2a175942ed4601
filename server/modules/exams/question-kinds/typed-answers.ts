import type { ClozeBlank, QuestionOf } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { formatNumber } from '@arvand/persian/numbers'
import { isLike } from './fold-answer.ts'
import { isNear } from './read-number.ts'

type TextAnswer = QuestionOf<'shortAnswer'>['answers'][number]
type NumberAnswer = QuestionOf<'numeric'>['answers'][number]

/** The first expected text that an answer is like. */
export const textAnswerFor = (answers: readonly TextAnswer[], given: string, caseSensitive = false) =>
  answers.find(({ text }) => isLike(given, text, caseSensitive))

/** The expected number worth most that an answer is near. */
export const numberAnswerFor = (answers: readonly NumberAnswer[], given: number | null) =>
  given === null
    ? undefined
    : answers
        .filter(({ value, tolerance }) => isNear(given, value, tolerance))
        .toSorted((a, b) => b.percent - a.percent)[0]

export const hasKey = (answers: readonly { readonly percent: number }[]): boolean =>
  answers.some(({ percent }) => percent === 100)

export const feedbackOf = (answers: readonly { readonly feedback: RichText | null }[]): RichText[] =>
  answers.flatMap(({ feedback }) => (feedback ? [feedback] : []))

/** The expected answers that are wholly right, as people read them. */
export const rightTexts = ({ answers }: Pick<ClozeBlank, 'answers'>): string[] =>
  answers
    .filter(({ percent }) => percent === 100)
    .map((answer) => ('text' in answer ? answer.text : formatNumber(answer.value)))
