import type { SearchKind } from '@arvand/contracts/search'
import { BookOpen, FileText, NotebookPen, ReceiptText } from 'lucide-react'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'

const icons: Partial<Record<SearchKind, LucideIcon>> = {
  note: NotebookPen,
  transcript: FileText,
  factor: ReceiptText,
}

/** The picture of a result among one's own. */
const OwnPicture = ({ kind }: { kind: SearchKind }) => (
  <span className="grid size-16 place-items-center rounded-tile bg-primary-100 text-primary-700">
    <Icon of={icons[kind] ?? BookOpen} size={24} />
  </span>
)

export default OwnPicture
