import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { LessonKindPlug } from '#plugs/lesson-kind'
import { emptyMedia, filesOfMedia, timedMedia } from '../timed-media.ts'

export const videoContent = (own: Partial<ContentOf<'video'>>): ContentOf<'video'> => ({
  kind: 'video',
  ...emptyMedia,
  watermark: false,
  ...own,
})

export const videoKind: LessonKindPlug<'video'> = {
  ...timedMedia,
  files: filesOfMedia,
  kind: 'video',
  empty: () => videoContent({}),
  taught: async (content, to) => ({ playable: await to.playable(content, content.watermark) }),
}
