import { CirclePlay } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { fetchTimed, watchedAndHeard } from '../timed-media.ts'

export const videoKind = lessonKindUi<'video'>({
  kind: 'video',
  label: 'ویدیو',
  icon: CirclePlay,
  Body: laterPart(() => import('../timed-lesson.tsx')),
  Fields: laterPart(() => import('./video-fields.tsx')),
  included: watchedAndHeard,
  isTimed: true,
  isWhole: true,
  offline: fetchTimed,
  hasSound: true,
})
