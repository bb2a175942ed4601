import type { LessonKindPlug } from '#plugs/lesson-kind'
import { type Assignment, assignment, assignmentContent, dueOf } from './assignment-content.ts'

/** The kind of assignments; the module teaching handles submissions and marks. */
export const assignmentKind = (
  teaching: Pick<LessonKindPlug, 'begun' | 'graded'>,
): LessonKindPlug<typeof assignment> => ({
  ...teaching,
  kind: assignment,
  empty: () => assignmentContent({}),
  whyNotComplete: ({ hasWords }) => (hasWords ? null : 'courses.lesson-without-brief'),
  due: dueOf,
  taught: (content: Assignment, { openedAt }) => {
    const { accepts, mostFiles, dueDays, rubric, points } = content
    return { accepts, mostFiles, dueDays, rubric, points, dueAt: dueOf(content, openedAt) }
  },
})
