import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { LessonKindPlug } from '#plugs/lesson-kind'
import { isPicture } from '../kind-of.ts'
import { emptyMedia, filesOfMedia, timedMedia } from '../timed-media.ts'

export const videoContent = (own: Partial<ContentOf<'video'>>): ContentOf<'video'> => ({
  kind: 'video',
  ...emptyMedia,
  watermark: false,
  ...own,
})

export const videoKind: LessonKindPlug<'video'> = {
  ...timedMedia,
  files: (content) => [
    ...filesOfMedia(content),
    ...(content.posterFileId ? [{ fileId: content.posterFileId, fits: isPicture }] : []),
  ],
  kind: 'video',
  empty: () => videoContent({}),
  taught: async (content, to) => ({ playable: await to.playable(content, content.watermark) }),
}
