import { toLatinDigits } from '@arvand/persian/digits'
import { parseLegalId } from '@arvand/persian/legal-id'
import { parsePostalCode } from '@arvand/persian/postal-code'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line, requestId } from '../fields.ts'
import { wholeOf } from '../page.ts'

/** Legal persons in whose name a person buys. */

const numbered = (parse: (text: string) => string | null, sentence: string) =>
  z
    .string()
    .max(60)
    .transform((text, context) => {
      const value = parse(text)
      if (value !== null) return value
      context.addIssue({ code: 'custom', message: sentence })
      return z.NEVER
    })

const digitsOf = (text: string): string => toLatinDigits(text).replace(/[\s\u200c-]/g, '')

export const legalId = numbered(parseLegalId, 'شناسهٔ ملی درست نیست؛ یازده رقم آن را دوباره ببینید.')
export const postalCode = numbered(parsePostalCode, 'کد پستی درست نیست؛ ده رقم آن را دوباره ببینید.')
/** Eleven digits since it is the legal id itself, twelve or fourteen before. */
export const economicCode = numbered(
  (text) => (/^(\d{11}|\d{12}|\d{14})$/.test(digitsOf(text)) ? digitsOf(text) : null),
  'کد اقتصادی یازده، دوازده یا چهارده رقم دارد؛ آن را دوباره ببینید.',
)
const landline = numbered((text) => {
  const digits = digitsOf(text)
  return /^\+?\d{4,15}$/.test(digits) ? digits : null
}, 'شمارهٔ تلفن را با رقم بنویسید؛ مانند ۰۲۱۸۸۷۷۶۶۵۵.')

export const legalBuyer = z.object({
  id,
  name: z.string(),
  legalId: z.string(),
  economicCode: z.string(),
  postalCode: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
})

/** The most buyers that a person can have; so few need no pages. */
export const mostBuyers = 20

export const listBuyers = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'buyer/list',
  access: 'user',
  prose: 'The legal persons in whose name the caller buys, newest first.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(legalBuyer),
  errors: [],
})

export const addBuyer = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'buyer/add',
  access: 'user',
  prose: 'Adds a legal person in whose name the caller buys.',
  body: z.strictObject({
    name: line(2, 120),
    legalId,
    economicCode,
    postalCode,
    address: line(5, 300),
    phone: landline.optional(),
    requestId,
  }),
  reply: z.object({ buyer: legalBuyer }),
  errors: ['gifts.buyer-there', 'gifts.too-many-buyers'],
})

export const removeBuyer = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'buyer/remove',
  access: 'user',
  prose: 'Takes a legal person out of the list; factors that were made keep it.',
  body: z.strictObject({ buyerId: id }),
  reply: z.object({}),
  errors: ['commerce.unknown-buyer'],
})
