import { Blocks } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'

export const toolKind = lessonKindUi<'tool'>({
  kind: 'tool',
  label: 'ابزار بیرونی',
  icon: Blocks,
  Body: laterPart(() => import('./tool-lesson.tsx')),
  Fields: laterPart(() => import('./tool-fields.tsx')),
  learnersOnly: true,
  isWhole: true,
  whenLeft: 'در سایت دیگری باز می‌شود. بنویسید آن‌جا چه باید کرد و چقدر زمان می‌برد.',
})
