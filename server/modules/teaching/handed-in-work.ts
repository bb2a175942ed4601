import type { LessonKindPlug } from '#plugs/lesson-kind'
import { isHandedIn } from './assignments/submission-queries.ts'
import { gradedAssignments } from './gradebook/graded-assignments.ts'

/** What lessons that ask for work have of what was handed in. */
export const handedInWork: Pick<LessonKindPlug, 'begun' | 'graded'> = {
  graded: gradedAssignments,
  begun: isHandedIn,
}
