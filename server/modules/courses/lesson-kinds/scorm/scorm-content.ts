import type { ContentOf, LessonContent } from '@arvand/contracts/lesson-content'

type Scorm = ContentOf<'scorm'>

/** The value in `courses.lessons.kind`. */
export const scorm = 'scorm'

export const scormContent = (own: Partial<Scorm>): Scorm => ({
  kind: scorm,
  attachments: [],
  fileId: null,
  ...own,
})

export const isScorm = (content: LessonContent): content is Scorm => content.kind === scorm
