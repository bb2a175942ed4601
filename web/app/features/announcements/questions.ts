import type { Question } from '../../api/form-answer.ts'
import { announcementWords as words } from './words.ts'

/** Before an announcement goes, or a scheduled one is cancelled. */
export const removeQuestion = (title: string, isPublished: boolean): Question => ({
  title: isPublished ? words.removeQuestion(title) : words.cancelQuestion(title),
  text: isPublished ? words.removeText : words.cancelText,
  confirm: isPublished ? words.remove : words.cancel,
  danger: true,
})

export const publishQuestion = (title: string): Question => ({
  title: words.publishQuestion(title),
  text: words.publishText,
  confirm: words.publish,
})
