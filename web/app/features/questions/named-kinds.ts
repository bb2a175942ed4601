import type { QuestionKindName } from '@arvand/contracts/questions'
import {
  ArrowLeftRight,
  CircleCheck,
  CircleDot,
  Crosshair,
  FileText,
  Hash,
  ListOrdered,
  Move,
  Paperclip,
  RectangleEllipsis,
  Sigma,
  SquareCheckBig,
  TextCursorInput,
} from 'lucide-react'
import type { LucideIcon } from '../../ui/icon.tsx'
import { kindWords } from './kind-words.ts'

interface NamedKind {
  readonly kind: QuestionKindName
  /** «تک‌گزینه‌ای» */
  readonly label: string
  /** What is asked with it, for who chooses a kind. */
  readonly note: string
  readonly icon: LucideIcon
}

const icons: Readonly<Record<QuestionKindName, LucideIcon>> = {
  single: CircleDot,
  multiple: SquareCheckBig,
  trueFalse: CircleCheck,
  shortAnswer: TextCursorInput,
  numeric: Hash,
  matching: ArrowLeftRight,
  ordering: ListOrdered,
  cloze: RectangleEllipsis,
  dragWords: Move,
  essay: FileText,
  file: Paperclip,
  hotspot: Crosshair,
  formula: Sigma,
}

/** How a kind of question is called. An exam that is taken names none, so this is no part of `QuestionKindUi`. */
export const namedKindOf = (kind: QuestionKindName): NamedKind => ({
  kind,
  ...kindWords[kind],
  icon: icons[kind],
})
