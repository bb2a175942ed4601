import type { Question, QuestionKindName, QuestionOf } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ComponentType } from 'react'

type Common = 'kind' | 'text' | 'soundId' | 'hints' | 'feedback' | 'points'
export type Own<Kind extends QuestionKindName> = Omit<QuestionOf<Kind>, Common>

/** The props of the fields of a kind. */
export interface KindFieldsProps<Of = Question> {
  readonly question: Of
  readonly onChange: (part: Partial<Of>) => void
  /** Grows when the question was replaced, so that fields which hold their own text are drawn anew. */
  readonly revision: number
}

/** A part of a question in words, by which two versions are compared; `key` finds the same part in both. */
export interface Line {
  readonly key: string
  readonly label: string
  readonly text: string
}

interface Members<Of, Kind extends QuestionKindName> {
  readonly kind: Kind
  /** What a new question holds besides what all kinds hold. */
  readonly empty: () => Own<Kind>
  /** A chunk of its own. */
  readonly Fields: ComponentType<KindFieldsProps<Of>>
  readonly lines: (question: Of) => readonly Line[]
  /** For kinds whose answers are written inside the text. */
  readonly inText?: {
    /** The text as its author writes it, with the answers in it. */
    readonly toWritten: (question: Of) => RichText
    /** What the question holds after its author wrote this. */
    readonly fromWritten: (written: RichText, question: Of) => Partial<Of>
    readonly hint: string
    readonly samples: readonly { readonly code: string; readonly note: string }[]
  }
}

/** The plug by which a kind of question can be written in the bank. */
export type BankKind = Members<Question, QuestionKindName>

/** Makes a plug whose parts take the question of their own kind; they never get any other. */
export const bankKind = <Kind extends QuestionKindName>(plug: Members<QuestionOf<Kind>, Kind>): BankKind =>
  plug as unknown as BankKind
