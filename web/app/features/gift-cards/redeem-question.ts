import type { Question } from '../../api/form-answer.ts'
import { myCardsWords as words } from './words.ts'

/** Asked by the page and, where it has no script, by the action. Apart from the action, which stays with the server. */
export const redeemQuestion: Question = {
  title: words.redeemQuestionAny,
  text: words.redeemText,
  confirm: words.redeem,
}
