import type { Question } from '../../../api/form-answer.ts'
import { categoryWords as words } from '../words.ts'

/** The form asks it in a dialog, and the page's action where there is no JavaScript. */
export const removeCategoryQuestion: Question = {
  title: words.removeTitle,
  text: words.removeText,
  confirm: words.remove,
  danger: true,
}
