import type { Question } from '../../api/form-answer.ts'
import { holidaysWords as words } from './words.ts'

export const removeQuestion = (title: string): Question => ({
  title: words.removeQuestion(title),
  text: words.removeText,
  confirm: words.removeConfirm,
  danger: true,
})
