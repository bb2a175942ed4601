import { MessageSquareHeart } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'

export const surveyKind = lessonKindUi<'survey'>({
  kind: 'survey',
  label: 'نظرسنجی',
  icon: MessageSquareHeart,
  Body: laterPart(() => import('./survey-lesson.tsx')),
  Fields: laterPart(() => import('./survey-fields.tsx')),
  learnersOnly: true,
  isWhole: true,
  whenLeft: 'با نظرسنجی تمام می‌شود. کوتاه‌ترش کنید یا آن را به پایان دوره ببرید.',
})
