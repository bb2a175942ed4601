import { AppWindow } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'

export const embedKind = lessonKindUi<'embed'>({
  kind: 'embed',
  label: 'صفحهٔ جاسازی‌شده',
  icon: AppWindow,
  Body: laterPart(() => import('./embed-lesson.tsx')),
  Fields: laterPart(() => import('./embed-fields.tsx')),
  isWhole: true,
})
