import type { ReviewNote } from '@arvand/contracts/course-review'
import type { OutlineSection } from '@arvand/contracts/teacher/courses'
import type { FetcherWithComponents } from 'react-router'
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
  /** Its place among the sections, from 0. */
  readonly place: number
  /** The section that is dragged now. */
  readonly draggedId: string | null
  readonly onDragged: (sectionId: string | null) => void
  /** The answer to the form by which a lesson is added to this section. */
  readonly answer: FormAnswer | undefined
  readonly adding: FetcherWithComponents<unknown>
  readonly isFolded: boolean
  readonly onFold: () => void
  /** The lesson that was just added, while its title is typed. */
  readonly namedId: string | null
  readonly onNamed: () => void
  readonly onArrange: (sections: Sections) => void
  readonly onAsk: (asking: Asking) => void
  /** What reviewers noted on the course, its sections and its lessons. */
  readonly reviewNotes: readonly ReviewNote[]
}
