import type { LearningEventType } from '../analysis/learning.ts'

/** What somebody did, as managers read it. */
export const learningEventWords: Readonly<Record<LearningEventType, string>> = {
  lessonCompleted: 'درس تکمیل شد',
  courseCompleted: 'دوره تکمیل شد',
  examPassed: 'در آزمون قبول شد',
  examFailed: 'در آزمون قبول نشد',
  webinarAttended: 'در وبینار حاضر بود',
  certificateIssued: 'گواهی گرفت',
}
