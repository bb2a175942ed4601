import type { SearchKind } from '@arvand/contracts/search'
import {
  BookOpen,
  BookText,
  BriefcaseBusiness,
  Building,
  CircleQuestionMark,
  FileQuestion,
  FileText,
  Layers,
  Newspaper,
  NotebookPen,
  ReceiptText,
} from 'lucide-react'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'

const icons: Partial<Record<SearchKind, LucideIcon>> = {
  note: NotebookPen,
  transcript: FileText,
  factor: ReceiptText,
  exam: FileQuestion,
  sampleQuestionGroup: Layers,
  post: Newspaper,
  article: BookText,
  help: CircleQuestionMark,
  job: BriefcaseBusiness,
  company: Building,
}

/** The picture of a result among one's own, and of exams and groups of questions. */
const OwnPicture = ({ kind }: { kind: SearchKind }) => (
  <span className="grid size-16 place-items-center rounded-tile bg-primary-100 text-primary-700">
    <Icon of={icons[kind] ?? BookOpen} size={24} />
  </span>
)

export default OwnPicture
