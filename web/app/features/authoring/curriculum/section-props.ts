import type { OutlineSection } from '@arvand/contracts/teacher/courses'
import type { FormAnswer } from '../../../api/form-answer.ts'
import type { Act } from './act.ts'
import type { Sections } from './arranged.ts'
import type { Asking } from './outline-dialogs.tsx'

export interface SectionProps {
  readonly section: OutlineSection
  readonly sections: Sections
  readonly course: { readonly id: string }
  readonly mayWrite: boolean
  readonly act: Act
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly answer: FormAnswer | undefined
  readonly onArrange: (sections: Sections) => void
  readonly onAsk: (asking: Asking) => void
}
