import type { Question } from '@arvand/contracts/questions'
import { common } from './question-kinds/testing.ts'
import { asText } from './question-kinds/words-of.ts'

export { columnsOf } from './bank/question-row.ts'
export { markAnswer } from './marking/mark-answer.ts'
export { answerQuestion } from './practice/answer-question.ts'
export { bookmarkQuestion } from './practice/help-with-question.ts'
export { makeGroup, publishGroup, saveGroup } from './practice/setting/set-group.ts'
export { completeQuestions } from './question-kinds/testing.ts'
export { makeExam, publishExam, saveExam } from './setting/set-exam.ts'
export { exams } from './tables.ts'
export { receiptKeysOf } from './taking/receipts.ts'
export { openSaves } from './taking/save-answers.ts'
export { startAttempt } from './taking/start-attempt.ts'
export { submitAttempt } from './taking/submit-attempt.ts'
export { openExamsBench } from './taking/testing.ts'

/** A hotspot on a picture: a rectangle that is right, and a circle that is half right. */
export const aHotspot = (fileId: string | null): Question => ({
  ...common,
  kind: 'hotspot',
  text: asText('دماوند را نشان دهید.'),
  fileId,
  alt: 'نقشهٔ ایران',
  areas: [
    {
      id: 'a',
      shape: 'rectangle',
      points: [
        { x: 100, y: 100 },
        { x: 200, y: 200 },
      ],
      percent: 100,
      feedback: null,
    },
    {
      id: 'b',
      shape: 'circle',
      points: [
        { x: 500, y: 500 },
        { x: 500, y: 600 },
      ],
      percent: 50,
      feedback: null,
    },
  ],
})
