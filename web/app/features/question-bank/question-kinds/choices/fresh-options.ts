import type { QuestionOption } from '@arvand/contracts/questions'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { freshId } from '../../fresh-id.ts'

export const freshOption = (others: readonly QuestionOption[]): QuestionOption => ({
  id: freshId('a', others),
  text: emptyText,
  percent: 0,
  feedback: null,
})

/** Four empty options, as most questions have them. */
export const freshOptions = (): QuestionOption[] =>
  Array.from({ length: 4 }).reduce<QuestionOption[]>((all) => all.concat(freshOption(all)), [])
