import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { LessonKindPlug } from '#plugs/lesson-kind'

export const embedContent = (own: Partial<ContentOf<'embed'>>): ContentOf<'embed'> => ({
  kind: 'embed',
  url: null,
  attachments: [],
  ...own,
})

export const embedKind: LessonKindPlug<'embed'> = {
  kind: 'embed',
  empty: () => embedContent({}),
  whyNotComplete: ({ hasAddress }) => (hasAddress ? null : 'courses.lesson-without-address'),
  taught: ({ url }) => ({ url }),
}
