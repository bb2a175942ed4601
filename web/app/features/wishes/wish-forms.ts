import { addSearchAlert } from '@arvand/contracts/panel/search-alerts'
import { addWish, removeWish } from '@arvand/contracts/panel/wishes'
import { submitTo } from '../../api/form-action.ts'
import { wishesWords as words } from './words.ts'

/** The actions of the wish button. No message: the heart itself shows the result. */
export const wishForms = {
  wish: submitTo(addWish, { done: () => ({}) }),
  unwish: submitTo(removeWish, { done: () => ({}) }),
}

/** The action of the page that found nothing. */
export const alertForms = {
  alert: submitTo(addSearchAlert, { done: words.alerted }),
}
