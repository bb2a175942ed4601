import type { Question } from '@arvand/contracts/questions'
import { kindOf } from '../../question-kinds/all-kinds.ts'

/** Files answer it, so no exam asks it. */
export const asksFiles = (question: Question): boolean => kindOf(question).asksFiles === true
