import { plainNumber } from '@arvand/persian/digits'
import { z } from 'zod'

const sentence = 'سال را با چهار رقم بنویسید؛ مانند ۱۴۰۵.'

/** A Jalali year, as a number or as text in any digits, because the query of an address only has text. */
export const jalaliYear = z
  .union([z.number(), z.string().max(16)], sentence)
  .transform((year) => (typeof year === 'number' ? year : Number(plainNumber(year) || 'none')))
  .pipe(z.int(sentence).min(1300, sentence).max(1499, sentence))
