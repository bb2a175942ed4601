import { priceCourse } from '@arvand/contracts/teacher/courses'
import { parseToman } from '@arvand/persian/money'
import { type SentForm, submitTo } from '../../api/form-action.ts'
import { ofThisCourse } from './course-forms.ts'
import { priceWords as words } from './words.ts'

/** Sets a course's price: no price typed means free, no list price typed means there is no reduction. */
export function submitPrice(sent: SentForm) {
  const typed = sent.text('price').trim()
  const price = parseToman(typed) ?? 0
  const submit = submitTo(priceCourse, {
    with: () => ({
      ...ofThisCourse(sent),
      ...(typed === '' ? { price } : {}),
      ...(sent.text('listPrice').trim() === '' ? { listPrice: price } : {}),
    }),
    places: placesFor(price),
    done: words.saved,
  })
  return submit(sent)
}

/** The server does not say which of the two prices is not round, so the field is found here. */
const placesFor = (price: number) => ({
  'courses.price-not-round': price % roundTo === 0 ? 'listPrice' : 'price',
  'courses.price-too-low': 'price',
  'courses.list-price-too-low': 'listPrice',
})
const roundTo = 10_000
