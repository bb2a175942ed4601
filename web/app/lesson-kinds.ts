import type { LessonKind } from '@arvand/contracts/lesson-content'
import { assignmentKind } from './features/assignments/lesson-kinds/assignment/assignment-kind.ts'
import { examKind } from './features/exams/lesson-kinds/exam/exam-kind.ts'
import { audioKind } from './features/learning/lesson-kinds/audio/audio-kind.ts'
import { embedKind } from './features/learning/lesson-kinds/embed/embed-kind.ts'
import { fileKind } from './features/learning/lesson-kinds/file/file-kind.ts'
import { textKind } from './features/learning/lesson-kinds/text/text-kind.ts'
import { videoKind } from './features/learning/lesson-kinds/video/video-kind.ts'
import { scormKind } from './features/packages/lesson-kinds/scorm/scorm-kind.ts'
import { surveyKind } from './features/surveys/lesson-kinds/survey/survey-kind.ts'
import { toolKind } from './features/tools/lesson-kinds/tool/tool-kind.ts'
import type { LessonKindUi } from './lesson-kind.ts'

/** All kinds of lessons, in the order in which a teacher chooses from them. */
export const lessonKinds: readonly LessonKindUi[] = [
  videoKind,
  textKind,
  audioKind,
  assignmentKind,
  examKind,
  surveyKind,
  fileKind,
  embedKind,
  toolKind,
  scormKind,
]

export function lessonKindOf(kind: LessonKind): LessonKindUi {
  const found = lessonKinds.find((one) => one.kind === kind)
  if (!found) throw new Error(`no feature offers lessons of the kind ${kind}`)
  return found
}
