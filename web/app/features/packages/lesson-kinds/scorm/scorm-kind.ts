import { Package } from 'lucide-react'
import { lessonKindUi } from '../../../../lesson-kind.ts'
import { laterPart } from '../../../../ui/lazy-part.tsx'

export const scormKind = lessonKindUi<'scorm'>({
  kind: 'scorm',
  label: 'بستهٔ SCORM',
  icon: Package,
  Body: laterPart(() => import('./scorm-lesson.tsx')),
  Fields: laterPart(() => import('./scorm-fields.tsx')),
  learnersOnly: true,
})
