import type { QuestionKindName } from '@arvand/contracts/questions'
import type { QuestionKindUi } from './question-kind.ts'
import { clozeKind } from './question-kinds/cloze/cloze-kind.ts'
import { dragWordsKind } from './question-kinds/drag-words/drag-words-kind.ts'
import { essayKind } from './question-kinds/essay/essay-kind.ts'
import { fileKind } from './question-kinds/file/file-kind.ts'
import { formulaKind } from './question-kinds/formula/formula-kind.ts'
import { hotspotKind } from './question-kinds/hotspot/hotspot-kind.ts'
import { matchingKind } from './question-kinds/matching/matching-kind.ts'
import { multipleKind } from './question-kinds/multiple/multiple-kind.ts'
import { numericKind } from './question-kinds/numeric/numeric-kind.ts'
import { orderingKind } from './question-kinds/ordering/ordering-kind.ts'
import { shortAnswerKind } from './question-kinds/short-answer/short-answer-kind.ts'
import { singleKind } from './question-kinds/single/single-kind.ts'
import { trueFalseKind } from './question-kinds/true-false/true-false-kind.ts'

/** All kinds of questions, in the order in which a teacher chooses from them. */
export const questionKinds: readonly QuestionKindUi[] = [
  singleKind,
  multipleKind,
  trueFalseKind,
  shortAnswerKind,
  numericKind,
  matchingKind,
  orderingKind,
  clozeKind,
  dragWordsKind,
  essayKind,
  fileKind,
  hotspotKind,
  formulaKind,
]

export function questionKindOf(kind: QuestionKindName): QuestionKindUi {
  const found = questionKinds.find((one) => one.kind === kind)
  if (!found) throw new Error(`no plug asks questions of the kind ${kind}`)
  return found
}
