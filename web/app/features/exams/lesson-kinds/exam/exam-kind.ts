import { ClipboardCheck } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'

export const examKind = lessonKindUi<'exam'>({
  kind: 'exam',
  label: 'آزمون',
  icon: ClipboardCheck,
  Body: laterPart(() => import('./exam-lesson.tsx')),
  Fields: laterPart(() => import('./exam-fields.tsx')),
  included: { icon: ClipboardCheck, text: (count) => `${count} آزمون` },
  learnersOnly: true,
  isWhole: true,
  whenLeft: 'با آزمون تمام می‌شود. ببینید زمانش به دانشجویان می‌خورد و درس‌های پیش از آن آماده‌شان می‌کند یا نه.',
})
