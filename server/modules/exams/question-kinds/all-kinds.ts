import type { Question, QuestionKindName } from '@arvand/contracts/questions'
import { clozeKind } from './cloze/cloze-kind.ts'
import { dragWordsKind } from './drag-words/drag-words-kind.ts'
import { essayKind } from './essay/essay-kind.ts'
import { fileKind } from './file/file-kind.ts'
import { formulaKind } from './formula/formula-kind.ts'
import { hotspotKind } from './hotspot/hotspot-kind.ts'
import { matchingKind } from './matching/matching-kind.ts'
import { multipleKind } from './multiple/multiple-kind.ts'
import { numericKind } from './numeric/numeric-kind.ts'
import { orderingKind } from './ordering/ordering-kind.ts'
import type { QuestionKind } from './question-kind.ts'
import { shortAnswerKind } from './short-answer/short-answer-kind.ts'
import { singleKind } from './single/single-kind.ts'
import { trueFalseKind } from './true-false/true-false-kind.ts'

const kinds: { readonly [Kind in QuestionKindName]: QuestionKind<Kind> } = {
  single: singleKind,
  multiple: multipleKind,
  trueFalse: trueFalseKind,
  shortAnswer: shortAnswerKind,
  numeric: numericKind,
  matching: matchingKind,
  ordering: orderingKind,
  cloze: clozeKind,
  dragWords: dragWordsKind,
  essay: essayKind,
  file: fileKind,
  hotspot: hotspotKind,
  formula: formulaKind,
}

/** The kind of a question; what it is given is of its own kind, since the question names it. */
export const kindOf = ({ kind }: Pick<Question, 'kind'>): QuestionKind =>
  kinds[kind] as unknown as QuestionKind
