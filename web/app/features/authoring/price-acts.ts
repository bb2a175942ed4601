import { parseToman } from '@arvand/persian/money'
import { data } from 'react-router'
import { type FormAnswer, formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import type { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { priceWords as words } from './words.ts'

type Api = ReturnType<typeof actionApiOf>

/** Says what the course costs, from the form's toman; null: another form was sent. */
export async function actOnPrice(api: Api, url: URL, courseId: string, form: FormData) {
  if (formText(form, 'intent') !== 'price') return null
  const [typed, typedList] = [formText(form, 'price').trim(), formText(form, 'listPrice').trim()]
  const price = typed === '' ? 0 : parseToman(typed)
  const listPrice = typedList === '' ? price : parseToman(typedList)
  if (price === null || listPrice === null)
    return wrongFields(form, {
      ...(price === null ? { price: words.wrong } : {}),
      ...(typedList !== '' && parseToman(typedList) === null ? { listPrice: words.wrong } : {}),
    })
  const inPlus = formText(form, 'inPlus') === 'yes'
  const { refusal } = await attempt(api.teacher('course/price', { courseId, price, listPrice, inPlus }))
  if (refusal) return refusedForm(url, form, refusal, placesFor(price))
  return data<FormAnswer>({ intent: 'price', done: words.saved })
}

/** A sum that is not round may be either one. */
const placesFor = (price: number) => ({
  'courses.price-not-round': price % roundTo === 0 ? 'listPrice' : 'price',
  'courses.price-too-low': 'price',
  'courses.list-price-too-low': 'listPrice',
})
const roundTo = 10_000
