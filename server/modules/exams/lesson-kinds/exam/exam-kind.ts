import type { ContentOf } from '@arvand/contracts/lesson-content'
import { whyNotLeadOn } from '#modules/courses'
import type { LessonKindPlug } from '#plugs/lesson-kind'
import { examFacts } from './exam-facts.ts'
import { exam, examOfLesson } from './exam-lessons.ts'
import { gradedExams } from './graded-exams.ts'

/** Lessons that lead to an exam of their course. An exam stays in its course, so a copy elsewhere leads nowhere yet. */
export const examKind: LessonKindPlug<typeof exam> = {
  kind: exam,
  empty: () => ({ kind: exam, attachments: [], itemId: null }),
  whyNotComplete: whyNotLeadOn,
  facts: examFacts,
  learnersOnly: true,
  graded: gradedExams,
  async taught({ itemId }, { lessonId }, db) {
    const examId = itemId && (await examOfLesson(db, lessonId, itemId))
    return { href: examId && `/panel/exams/${examId}` }
  },
  copied: async (_tx, content) => withoutExam(content),
  imported: async (_tx, content) => withoutExam(content),
}

const withoutExam = (content: ContentOf<typeof exam>) => ({ ...content, itemId: null })
