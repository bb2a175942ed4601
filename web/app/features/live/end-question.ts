import type { Question } from '../../api/form-answer.ts'
import { liveWords as words } from './words.ts'

export const endQuestion: Question = {
  title: words.endTitle,
  text: words.endText,
  confirm: words.end,
  danger: true,
}
