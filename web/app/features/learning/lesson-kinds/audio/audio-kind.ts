import { Headphones } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { fetchTimed, watchedAndHeard } from '../timed-media.ts'

export const audioKind = lessonKindUi<'audio'>({
  kind: 'audio',
  label: 'صدا',
  icon: Headphones,
  Body: laterPart(() => import('../timed-lesson.tsx')),
  Fields: laterPart(() => import('./audio-fields.tsx')),
  included: watchedAndHeard,
  isTimed: true,
  isWhole: true,
  offline: fetchTimed,
})
