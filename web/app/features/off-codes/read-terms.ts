import type { Ask } from '@arvand/contracts/endpoint'
import type { changeOffCode, makeOffCodes } from '@arvand/contracts/panel/manage-off-codes'
import { parseToman } from '@arvand/persian/money'
import { parseNumber } from '@arvand/persian/numbers'
import { typedWindow } from '../../api/day-window.ts'
import type { SentForm } from '../../api/form-action.ts'
import { readChosen } from './pick-courses.ts'

type Text = SentForm['text']

/**
 * Fields whose form differs from the body: one code or many, a percentage or a sum, days, and courses with their
 * titles.
 */
export const readTerms = ({ form, text }: SentForm): Partial<Ask<typeof makeOffCodes>> => ({
  value: amountOf(text),
  itemIds: readChosen(form).map(({ id }) => id),
  ...(text('way') === 'many' ? manyOf(text) : oneOf(text)),
  ...typedWindow(text),
})

/** The same of a code that exists; of a used one only its end. */
export const readChange = ({ form, text }: SentForm): Partial<Ask<typeof changeOffCode>> => ({
  ...(form.has('kind') ? { value: amountOf(text) } : {}),
  ...typedWindow(text),
})

function oneOf(text: Text) {
  const code = text('codeWish').trim()
  return { count: 1, ...(code ? { code } : {}) }
}

function manyOf(text: Text) {
  const prefix = text('prefixWish').trim()
  return { count: parseNumber(text('count')) ?? NaN, ...(prefix ? { prefix } : {}) }
}

const amountOf = (text: Text): number =>
  (text('kind') === 'fixed' ? parseToman(text('fixedValue')) : parseNumber(text('percentValue'))) ?? NaN
