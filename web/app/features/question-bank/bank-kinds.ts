import type { QuestionKindName } from '@arvand/contracts/questions'
import type { BankKind } from './bank-kind.ts'
import { clozeBank } from './question-kinds/cloze/cloze-bank.ts'
import { dragWordsBank } from './question-kinds/drag-words/drag-words-bank.ts'
import { essayBank } from './question-kinds/essay/essay-bank.ts'
import { fileBank } from './question-kinds/file/file-bank.ts'
import { formulaBank } from './question-kinds/formula/formula-bank.ts'
import { hotspotBank } from './question-kinds/hotspot/hotspot-bank.ts'
import { matchingBank } from './question-kinds/matching/matching-bank.ts'
import { multipleBank } from './question-kinds/multiple/multiple-bank.ts'
import { numericBank } from './question-kinds/numeric/numeric-bank.ts'
import { orderingBank } from './question-kinds/ordering/ordering-bank.ts'
import { shortAnswerBank } from './question-kinds/short-answer/short-answer-bank.ts'
import { singleBank } from './question-kinds/single/single-bank.ts'
import { trueFalseBank } from './question-kinds/true-false/true-false-bank.ts'

/** How questions of each kind are written in the bank. */
export const bankKinds: readonly BankKind[] = [
  singleBank,
  multipleBank,
  trueFalseBank,
  shortAnswerBank,
  numericBank,
  matchingBank,
  orderingBank,
  clozeBank,
  dragWordsBank,
  essayBank,
  fileBank,
  hotspotBank,
  formulaBank,
]

export function bankKindOf(kind: QuestionKindName): BankKind {
  const found = bankKinds.find((one) => one.kind === kind)
  if (!found) throw new Error(`no plug writes questions of the kind ${kind}`)
  return found
}
