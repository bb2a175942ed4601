import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { QuestionIssue, QuestionOf } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import type { Asked } from './question-kind.ts'
import { shuffled } from './seeded.ts'
import { isEmpty, likeness } from './words-of.ts'

type Choice = QuestionOf<'single' | 'multiple'>

/** Why the options of a question cannot be offered. */
export function whyNotOffer({ options }: Choice): QuestionIssue | null {
  if (options.length < 2) return 'exams.question-without-options'
  if (options.some(({ text }) => isEmpty(text))) return 'exams.option-empty'
  if (new Set(options.map(({ text }) => likeness(text))).size < options.length) return 'exams.options-same'
  return null
}

export function askedOptions({ options, shuffle }: Choice, seed: string): Asked {
  const inOrder = shuffle ? shuffled(options, seed) : options
  return { options: inOrder.map(({ id, text }) => ({ id, text })) }
}

export const textsOfOptions = ({ options }: Choice): RichText[] =>
  options.flatMap(({ text, feedback }) => [text, ...(feedback ? [feedback] : [])])

/** Ids of a list as they were sent, each once and each known; undefined when they are not. */
export function readIds(value: AnswerValue, known: readonly { readonly id: string }[]): string[] | undefined {
  if (!Array.isArray(value) || new Set(value).size < value.length) return undefined
  return value.every((id) => known.some((one) => one.id === id)) ? value : undefined
}
