import { PencilLine } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'

export const assignmentKind = lessonKindUi<'assignment'>({
  kind: 'assignment',
  label: 'تکلیف',
  icon: PencilLine,
  Body: laterPart(() => import('./assignment-lesson.tsx')),
  Fields: laterPart(() => import('./assignment-fields.tsx')),
  included: { icon: PencilLine, text: (count) => `${count} تکلیف با پاسخ مدرس` },
  whenLeft: 'تحویل تکلیف می‌خواهد. مهلت و خواستهٔ آن را روشن‌تر کنید یا پیش از آن درسی آماده‌کننده بگذارید.',
})
