import type { TimedMedia } from '@arvand/contracts/lesson-content'
import type { FilePlace, LessonFacts, LessonFile, LessonWords } from '#plugs/lesson-kind'
import { readVtt } from './read-vtt.ts'

/** The common part of the kinds video and audio. */
export const timedMedia = {
  /** One step for each tenth of the duration (areas.md 2). */
  steps: () => 10,
  /** Unknown until a large film is measured (`follow-length.ts`). */
  seconds: (_: unknown, file: LessonFile | undefined) => {
    if (file === undefined) return 0
    return file.seconds ? Math.max(1, Math.round(file.seconds)) : undefined
  },
  whyNotComplete: ({ hasFile }: LessonFacts) => (hasFile ? null : 'courses.lesson-without-file'),
  offline: true,
  async words(
    { captions }: TimedMedia,
    read: (fileId: string) => Promise<string>,
  ): Promise<readonly LessonWords[]> {
    const chosen = captions.find(({ language }) => language === 'fa') ?? captions[0]
    return chosen ? readVtt(await read(chosen.fileId)).map((cue) => ({ ...cue, step: null })) : []
  },
} as const

export const emptyMedia = { attachments: [], fileId: null, captions: [], chapters: [] }

/** The name of the kind is also the first half of its files' media type: `video/mp4`. */
export const filesOfMedia = ({ kind: family, fileId, captions }: TimedMedia): FilePlace[] => [
  ...(fileId
    ? [
        {
          fileId,
          fits: ({ type, use }: LessonFile) => type.startsWith(`${family}/`) && use === 'lesson',
        },
      ]
    : []),
  ...captions.map((track) => ({
    fileId: track.fileId,
    fits: ({ use }: LessonFile) => use === 'captions',
  })),
]
