import { formatNumber } from '@arvand/persian/numbers'
import type { Question } from '../../api/form-answer.ts'
import { cohortWords, studentsWords, studentWords } from './words.ts'

export const removeStudentQuestion = (name: string): Question => ({
  title: studentWords.removeQuestion(name),
  text: studentWords.removeText,
  confirm: studentWords.removeSubmit,
  danger: true,
})

export const removeStudentsQuestion = (count: number): Question => ({
  title: studentsWords.removeQuestion(formatNumber(count)),
  text: studentsWords.removeText,
  confirm: studentsWords.remove,
  danger: true,
})

export const removeCohortQuestion = (title: string): Question => ({
  title: cohortWords.removeQuestion(title),
  text: cohortWords.removeText,
  confirm: cohortWords.remove,
  danger: true,
})
