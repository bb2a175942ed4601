import type { QuestionOption } from '@arvand/contracts/questions'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { freshOptionId } from '../../fresh-id.ts'

export const freshOption = (): QuestionOption => ({
  id: freshOptionId(),
  text: emptyText,
  percent: 0,
  feedback: null,
})

/** Four empty options, as most questions have them. */
export const freshOptions = (): QuestionOption[] => Array.from({ length: 4 }, freshOption)
