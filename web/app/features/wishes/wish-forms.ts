import { addWish, removeWish } from '@arvand/contracts/panel/wishes'
import { submitTo } from '../../api/form-action.ts'

/** The actions of the wish button. No message: the heart itself shows the result. */
export const wishForms = {
  wish: submitTo(addWish, { done: () => ({}) }),
  unwish: submitTo(removeWish, { done: () => ({}) }),
}
