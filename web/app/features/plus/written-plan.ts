import { parseToman } from '@arvand/persian/money'
import { parseWholeNumber } from '@arvand/persian/numbers'
import { formText } from '../../api/form-answer.ts'
import { managePlusWords as words } from './words.ts'

const numbers = ['discountPercent', 'graceDays', 'pauseDays', 'position'] as const

const texts = ['title', 'summary'] as const

/** What the form of a plan says, or what of it is left empty or is no number. */
export function writtenPlan(form: FormData) {
  const price = parseToman(formText(form, 'price'))
  const [discountPercent, graceDays, pauseDays, position] = numbers.map((name) =>
    parseWholeNumber(formText(form, name)),
  )
  const wrong = Object.fromEntries([
    ...texts.flatMap((name) => (formText(form, name).trim() ? [] : [[name, words.textWrong]])),
    ...(price ? [] : [['price', words.priceWrong]]),
    ...numbers.flatMap((name) =>
      parseWholeNumber(formText(form, name)) === null ? [[name, words.numberWrong]] : [],
    ),
  ])
  if (Object.keys(wrong).length > 0) return { wrong, written: null }
  const written = {
    title: formText(form, 'title'),
    summary: formText(form, 'summary'),
    promises: formText(form, 'promises'),
    price: price ?? 0,
    discountPercent: discountPercent ?? 0,
    graceDays: graceDays ?? 0,
    pauseDays: pauseDays ?? 0,
    position: position ?? 0,
  }
  return { wrong, written }
}
