import type { Tx } from '#platform/database'
import type { Graded } from '#plugs/graded'
import type { LessonFile, LessonKindPlug } from '#plugs/lesson-kind'
import { scorm, scormContent } from './scorm-content.ts'

interface Packages {
  readonly graded: Graded
  /** Starts to unpack those of the files that are not unpacked yet. */
  prepare(tx: Tx, fileIds: readonly string[]): Promise<void>
  /** Whether learners have played the package of a lesson. */
  isPlayed(tx: Tx, lessonId: string): Promise<boolean>
}

/** The kind of SCORM packages; the folder packages unpacks and plays them and stores their data. */
export const scormKind = ({ graded, prepare, isPlayed }: Packages): LessonKindPlug<typeof scorm> => ({
  graded,
  kind: scorm,
  learnersOnly: true,
  empty: () => scormContent({}),
  whyNotComplete: ({ hasFile }) => (hasFile ? null : 'courses.lesson-without-file'),
  files: ({ fileId }) => (fileId ? [{ fileId, fits: ({ use }: LessonFile) => use === 'package' }] : []),
  stored: (tx, contents) =>
    prepare(
      tx,
      contents.flatMap(({ fileId }) => fileId ?? []),
    ),
  begun: isPlayed,
  taught: ({ fileId }) => ({ fileId }),
})
