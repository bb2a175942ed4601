import type { LessonKinds } from '#plugs/lesson-kind'
import type { CoursesDeps } from './deps.ts'
import { assignmentKind } from './lesson-kinds/assignment/assignment-kind.ts'
import { audioKind } from './lesson-kinds/audio/audio-kind.ts'
import { embedKind } from './lesson-kinds/embed/embed-kind.ts'
import { fileKind } from './lesson-kinds/file/file-kind.ts'
import { scormKind } from './lesson-kinds/scorm/scorm-kind.ts'
import { textKind } from './lesson-kinds/text/text-kind.ts'
import { videoKind } from './lesson-kinds/video/video-kind.ts'
import { gradedPackages } from './packages/graded-packages.ts'
import { isPlayed } from './packages/package-queries.ts'
import { preparePackages } from './packages/prepare-package.ts'

/** All kinds of lessons: this module's, and those of other modules. The gradebook's columns follow this order. */
export const lessonKindsOf = (
  deps: Pick<CoursesDeps, 'clock' | 'jobs'>,
  handedIn: Parameters<typeof assignmentKind>[0],
  others: LessonKinds,
): LessonKinds => [
  videoKind,
  audioKind,
  textKind,
  fileKind,
  embedKind,
  assignmentKind(handedIn),
  scormKind({
    ...{ graded: gradedPackages, isPlayed },
    prepare: (tx, fileIds) => preparePackages(deps, tx, fileIds),
  }),
  ...others,
]
