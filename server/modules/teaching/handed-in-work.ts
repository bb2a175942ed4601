import type { LessonKindPlug } from '#plugs/lesson-kind'
import { isHandedIn } from './assignments/submission-queries.ts'
import { gradedAssignments } from './gradebook/graded-assignments.ts'

/** What submissions add to the kinds of lessons that ask for work: gradebook columns and a guard against removal. */
export const handedInWork: Pick<LessonKindPlug, 'begun' | 'graded'> = {
  graded: gradedAssignments,
  begun: isHandedIn,
}
