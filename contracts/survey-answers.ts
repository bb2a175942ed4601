import { plainNumber } from '@arvand/persian/digits'
import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import type { SurveyAnswer, SurveyQuestion } from './surveys.ts'

/** Rules of answers, the same in the browser and on the server. Pure. */

export type AnswerIssue =
  | 'missing'
  | 'wrong'
  | 'tooLong'
  | 'notNumber'
  | 'notEmail'
  | 'notMobile'
  | 'tooFew'
  | 'tooMany'
  | 'rowsMissing'
  | 'outOfRange'

export const issueSentences: Readonly<Record<AnswerIssue, string>> = {
  missing: 'به این پرسش پاسخ دهید.',
  wrong: 'این پاسخ با پرسش نمی‌خواند؛ دوباره انتخاب کنید.',
  tooLong: 'پاسخ بلندتر از اندازهٔ مجاز است؛ کوتاه‌ترش کنید.',
  notNumber: 'پاسخ را به عدد بنویسید.',
  notEmail: 'آدرس ایمیل درست نیست؛ مانند name@example.com بنویسید.',
  notMobile: 'شمارهٔ موبایل درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.',
  tooFew: 'گزینه‌های بیشتری انتخاب کنید.',
  tooMany: 'گزینه‌های کمتری انتخاب کنید.',
  rowsMissing: 'برای همهٔ ردیف‌ها یک گزینه انتخاب کنید.',
  outOfRange: 'تاریخ بیرون از بازهٔ مجاز است.',
}

/** Whether somebody gave an answer at all. */
export function isAnswered(answer: SurveyAnswer | undefined): answer is SurveyAnswer {
  if (answer === undefined) return false
  if (typeof answer === 'string') return answer.trim() !== ''
  if (typeof answer === 'number') return true
  return Object.keys(answer).length > 0
}

/** Why an answer cannot be sent; null: it can. */
export function whyNotAnswer(question: SurveyQuestion, answer: SurveyAnswer | undefined): AnswerIssue | null {
  if (!isAnswered(answer)) return question.required ? 'missing' : null
  switch (question.kind) {
    case 'text':
      return typeof answer === 'string' ? whyNotText(question, answer) : 'wrong'
    case 'choice':
      return question.options.some(({ id }) => id === answer) ? null : 'wrong'
    case 'multiple':
      return whyNotTick(question, answer)
    case 'scale':
      return isWithin(answer, question.from, question.to) ? null : 'wrong'
    case 'nps':
      return isWithin(answer, 0, 10) ? null : 'wrong'
    case 'matrix':
      return whyNotFill(question, answer)
    case 'ranking':
      return isListOf(answer, question.options) && answer.length === question.options.length ? null : 'wrong'
    case 'date':
      return typeof answer === 'string' ? whyNotDay(question, answer) : 'wrong'
    case 'file':
      if (!Array.isArray(answer) || new Set(answer).size < answer.length) return 'wrong'
      return answer.length > question.mostFiles ? 'tooMany' : null
  }
}

type Of<Kind extends SurveyQuestion['kind']> = Extract<SurveyQuestion, { readonly kind: Kind }>

function whyNotText({ format, mostLetters }: Of<'text'>, text: string): AnswerIssue | null {
  if (text.length > mostLetters) return 'tooLong'
  if (format === 'number') return /^-?\d+(\.\d+)?$/.test(plainNumber(text)) ? null : 'notNumber'
  if (format === 'email') return parseEmail(text) ? null : 'notEmail'
  if (format === 'mobile') return parsePhone(text) ? null : 'notMobile'
  return null
}

function whyNotTick({ options, least, most }: Of<'multiple'>, answer: SurveyAnswer): AnswerIssue | null {
  if (!isListOf(answer, options)) return 'wrong'
  if (least !== null && answer.length < least) return 'tooFew'
  return most !== null && answer.length > most ? 'tooMany' : null
}

function whyNotFill({ rows, columns, required }: Of<'matrix'>, answer: SurveyAnswer): AnswerIssue | null {
  if (typeof answer !== 'object' || Array.isArray(answer)) return 'wrong'
  const given = Object.entries(answer)
  const fits = given.every(
    ([row, column]) => rows.some(({ id }) => id === row) && columns.some(({ id }) => id === column),
  )
  if (!fits) return 'wrong'
  return required && given.length < rows.length ? 'rowsMissing' : null
}

function whyNotDay({ from, to }: Of<'date'>, day: string): AnswerIssue | null {
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return 'wrong'
  return (from !== null && day < from) || (to !== null && day > to) ? 'outOfRange' : null
}

const isWithin = (answer: SurveyAnswer, from: number, to: number): boolean =>
  typeof answer === 'number' && answer >= from && answer <= to

const isListOf = (answer: SurveyAnswer, options: readonly { readonly id: string }[]): answer is string[] =>
  Array.isArray(answer) &&
  new Set(answer).size === answer.length &&
  answer.every((one) => options.some(({ id }) => id === one))
