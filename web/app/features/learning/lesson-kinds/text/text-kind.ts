import { BookOpenText } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'

export const textKind = lessonKindUi<'text'>({
  kind: 'text',
  label: 'متن',
  icon: BookOpenText,
  Body: laterPart(() => import('./text-lesson.tsx')),
  Fields: laterPart(() => import('./text-fields.tsx')),
  offline: () => import('./text-lesson.tsx'),
})
