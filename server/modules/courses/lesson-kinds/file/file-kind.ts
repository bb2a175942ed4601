import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { LessonKindPlug } from '#plugs/lesson-kind'

export const fileContent = (own: Partial<ContentOf<'file'>>): ContentOf<'file'> => ({
  kind: 'file',
  attachments: [],
  ...own,
})

export const fileKind: LessonKindPlug<'file'> = {
  kind: 'file',
  offline: true,
  empty: () => fileContent({}),
  whyNotComplete: ({ hasAttachments }) => (hasAttachments ? null : 'courses.lesson-without-file'),
  taught: () => ({}),
}
