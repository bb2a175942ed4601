import type { Tx } from '#platform/database'
import type { Graded } from '#plugs/graded'
import type { LessonFile, LessonKindPlug } from '#plugs/lesson-kind'
import { scorm, scormContent } from './scorm-content.ts'

interface Packages {
  readonly graded: Graded
  /** Has files unpacked that are not yet. */
  prepare(tx: Tx, fileIds: readonly string[]): Promise<void>
}

/** Unpacking, playing and storing are the work of packages. */
export const scormKind = ({ graded, prepare }: Packages): LessonKindPlug<typeof scorm> => ({
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
  taught: ({ fileId }) => ({ fileId }),
})
