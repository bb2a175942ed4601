import type { Question } from '../../api/form-answer.ts'
import { myCardsWords as words } from './my-cards-words.ts'

/** Asked by the page and, without JavaScript, by the action. A file of its own: the page must not load the action. */
export const redeemQuestion: Question = {
  title: words.redeemQuestionAny,
  text: words.redeemText,
  confirm: words.redeem,
}
