import { addWish, removeWish } from '@arvand/contracts/panel/wishes'
import { submitTo } from '../../api/form-action.ts'

/** What the heart's form sends: keeps a course for later, or forgets it; the heart itself says so. */
export const wishForms = {
  wish: submitTo(addWish, { done: () => ({}) }),
  unwish: submitTo(removeWish, { done: () => ({}) }),
}
