import type { AnswerValue, AskedQuestion } from '@arvand/contracts/asked-questions'
import type { Picture } from '@arvand/contracts/courses'
import type { QuestionKindName } from '@arvand/contracts/questions'
import type { ComponentType, ReactNode } from 'react'
import { laterPart } from '../../ui/lazy-part.tsx'

/** What every part of an asked question needs, besides the question and its answer. */
export interface AskedParts {
  /** The pictures of its texts and of a hotspot, by file id. */
  readonly pictures: Readonly<Record<string, Picture>>
  /** Where its sound is, by file id. */
  readonly links: Readonly<Record<string, string>>
  /** Options carry ۱ ۲ ۳ ۴ as printed booklets do, instead of الف ب پ ت. */
  readonly isNumbered?: boolean | undefined
  /** After the answer: the right options, by their ids, or `true` and `false`; they are marked, and a wrong choice too. */
  readonly rightChoices?: readonly string[] | undefined
  /** The files of its answer; without it, as in a preview, none can be handed in. */
  readonly answerFiles?: AnswerFiles | undefined
}

export interface AnswerFiles {
  /** Those that were handed in, by id. */
  readonly known: Readonly<Record<string, { readonly name: string; readonly url?: string }>>
  /** The field that uploads up to so many more, which the page adds to the answer; without it none can be. */
  readonly field?: (free: number) => ReactNode
}

export interface AnswerProps extends AskedParts {
  readonly asked: AskedQuestion
  readonly value: AnswerValue
  readonly onChange: (value: AnswerValue) => void
  readonly disabled: boolean
  /** The id of the text of the question, which names the fields of the answer. */
  readonly labelledBy: string
}

/** The plug by which a kind of question comes to the screens on which questions are answered. */
export interface QuestionKindUi {
  readonly kind: QuestionKindName
  /** The answer is given inside the text, which `Answer` draws itself. */
  readonly isInText?: true
  /** A person marks its answers: it cannot be practised. */
  readonly byHand?: true
  readonly Answer: ComponentType<AnswerProps>
  /** Loads `Answer` before it is needed, e.g. before the clock of an exam starts. */
  readonly load: () => Promise<unknown>
}

interface Written extends Omit<QuestionKindUi, 'Answer' | 'load'> {
  readonly load: () => Promise<{ default: ComponentType<AnswerProps> }>
}

/** Makes a plug; `Answer` is a chunk of its own, since every page that names a kind imports the list of kinds. */
export const questionKindUi = ({ load, ...rest }: Written): QuestionKindUi => ({
  ...rest,
  load,
  Answer: laterPart(load),
})
