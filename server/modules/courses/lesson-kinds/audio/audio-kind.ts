import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { LessonKindPlug } from '#plugs/lesson-kind'
import { emptyMedia, filesOfMedia, timedMedia } from '../timed-media.ts'

export const audioContent = (own: Partial<ContentOf<'audio'>>): ContentOf<'audio'> => ({
  kind: 'audio',
  ...emptyMedia,
  ...own,
})

export const audioKind: LessonKindPlug<'audio'> = {
  ...timedMedia,
  files: filesOfMedia,
  kind: 'audio',
  empty: () => audioContent({}),
  taught: async (content, to) => ({ playable: await to.playable(content) }),
}
