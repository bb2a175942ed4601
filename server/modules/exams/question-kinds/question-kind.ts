import type { AnswerValue, AskedQuestion } from '@arvand/contracts/asked-questions'
import type { QuestionIssue, QuestionKindName, QuestionOf } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import type { Marked } from './marked.ts'

/**
 * A kind of question. All functions are pure. `seed` is one candidate's own for this question: with it options are
 * shuffled and values drawn, the same way every time.
 */
export interface QuestionKind<Kind extends QuestionKindName = QuestionKindName> {
  readonly kind: Kind
  /** A person marks its answers: nothing can be said at once, so it cannot be practised. */
  readonly byHand?: true
  /** What a new question holds besides what all kinds hold. */
  empty(): Own<Kind>
  /** Why it cannot be asked yet, apart from a missing text; null: it is complete. */
  whyNotComplete(question: QuestionOf<Kind>): QuestionIssue | null
  /** What who answers it gets besides its kind, text and points; never anything of the key. */
  asked(question: QuestionOf<Kind>, seed: string): Asked
  /** The text as this candidate reads it; left out: as it is written. */
  textFor?(question: QuestionOf<Kind>, seed: string): RichText
  /** The answer as it is stored; undefined when it is none to this question. Null is never given to it. */
  readAnswer(
    question: QuestionOf<Kind>,
    value: NonNullable<AnswerValue>,
    seed: string,
  ): AnswerValue | undefined
  /** An answer that was stored while parts were told by their own ids, as it is stored now; left out: as it is. */
  storedAnswer?(
    question: QuestionOf<Kind>,
    value: NonNullable<AnswerValue>,
    seed: string,
  ): NonNullable<AnswerValue>
  /** What a stored answer is worth. */
  mark(question: QuestionOf<Kind>, value: NonNullable<AnswerValue>, seed: string): Marked
  /** The right answer, as people read it; a line for each part. */
  correct(question: QuestionOf<Kind>, seed: string): RichText[]
  /** The values among which the right ones are chosen; left out where nothing is chosen. */
  rightChoices?(question: QuestionOf<Kind>): string[]
  /** Its files besides those in its texts. */
  files?(question: QuestionOf<Kind>): string[]
  /** Its texts besides those that all kinds have, for search and for the files in them. */
  texts(question: QuestionOf<Kind>): readonly (RichText | string)[]
}

type Common = 'kind' | 'text' | 'soundId' | 'hints' | 'feedback' | 'points'
export type Own<Kind extends QuestionKindName> = Omit<QuestionOf<Kind>, Common>
export type Asked = Omit<AskedQuestion, 'id' | 'kind' | 'text' | 'soundId' | 'points'>
