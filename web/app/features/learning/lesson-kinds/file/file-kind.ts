import { FileText } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'

export const fileKind = lessonKindUi<'file'>({
  kind: 'file',
  label: 'فایل',
  icon: FileText,
  Body: laterPart(() => import('./file-lesson.tsx')),
  Fields: laterPart(() => import('./file-fields.tsx')),
  showsAttachments: true,
  isWhole: true,
  offline: () => import('./file-lesson.tsx'),
})
