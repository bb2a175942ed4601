import type { Question } from '@arvand/contracts/questions'
import { markedOf, rightChoicesOf } from '../questions.ts'

/** What is right, as it is told where nobody waits for an answer. */
export const keyTold = (question: Question, seed: string) => ({
  answer: markedOf(question, null, seed).correct,
  choices: rightChoicesOf(question),
})
