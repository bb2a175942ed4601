import { giveRefund as give } from '@arvand/contracts/panel/manage-refunds'
import { submitTo } from '../../api/form-action.ts'
import type { Question } from '../../api/form-answer.ts'
import { factorsWords as words } from './factors-words.ts'

export const giveQuestion: Question = {
  title: words.giveQuestion,
  text: words.giveText,
  confirm: words.giveSubmit,
  danger: true,
}

export const giveRefund = submitTo(give, {
  with: ({ params: { factorId = '' } }) => ({ factorId }),
  question: () => giveQuestion,
  done: words.gave,
})
