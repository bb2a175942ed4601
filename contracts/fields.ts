import { cleanLine, cleanLines } from '@arvand/persian/clean-text'
import { plainNumber, toLatinDigits } from '@arvand/persian/digits'
import { parseEmail } from '@arvand/persian/email'
import { containsPersian, isLettersOnly, withoutVowelSigns } from '@arvand/persian/letters'
import { localMobile, parsePhone } from '@arvand/persian/mobile'
import { tomanText } from '@arvand/persian/money'
import { parseNationalCode } from '@arvand/persian/national-code'
import { z } from 'zod'
import { readReferralCode, referralCodePattern } from './referral-code.ts'

/**
 * The kinds of field that cross the wire. They take Persian and Arabic digits and letters and give clean values,
 * so that normalizing happens once, at the border. A null byte or a control character never gets past them.
 */

/** What a parser makes of a text, or a sentence on the field when it makes nothing. */
const parsed = (
  parse: (text: string) => string | null,
  sentence: string | ((text: string) => string),
  most = 320,
) =>
  z
    .string()
    .max(most)
    .transform((text, context) => {
      const value = parse(text)
      if (value !== null) return value
      context.addIssue({
        code: 'custom',
        message: typeof sentence === 'string' ? sentence : sentence(text),
      })
      return z.NEVER
    })

/** One line of text, cleaned (letters, half-spaces, spaces), `least` to `most` characters after cleaning. */
export const line = (least: number, most: number) =>
  z
    .string()
    .max(most * 4)
    .transform(cleanLine)
    .pipe(z.string().min(least).max(most))

/** Many lines of text, cleaned; line breaks stay. */
export const lines = (least: number, most: number) =>
  z
    .string()
    .max(most * 4)
    .transform(cleanLines)
    .pipe(z.string().min(least).max(most))

/** A title of something: one line with at least one letter, since «۱۲» or «…» says nothing in a list. */
export const title = (least: number, most: number) =>
  line(least, most).refine((text) => /\p{L}/u.test(text), 'عنوان باید دست‌کم یک حرف داشته باشد.')

/** A name of a person, 2 to 80 characters: Persian or Latin letters with spaces and half-spaces between them. */
export const personName = z
  .string()
  .max(320)
  .transform((text) => cleanLine(withoutVowelSigns(cleanLine(text))))
  .pipe(
    z
      .string()
      .min(2)
      .max(80)
      .refine(isLettersOnly, 'نام را فقط با حروف فارسی یا لاتین بنویسید؛ عدد و علامت نمی‌پذیرد.'),
  )

/** An Iranian mobile or a foreign one; inside it is E.164 (`+989121234567`). */
export const phone = parsed(parsePhone, 'شمارهٔ همراه درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.', 40)

/** A phone on its way out: `09121234567` for Iran, E.164 for others. */
export const phoneOut = z.string().transform(localMobile).pipe(z.string())

/** What is wrong with an e-mail address that `parseEmail` does not take. */
export const emailFault = (text: string): string =>
  containsPersian(toLatinDigits(text))
    ? 'ایمیل حرف فارسی ندارد؛ زبان صفحه‌کلید را ببینید و دوباره بنویسید.'
    : 'آدرس ایمیل درست نیست؛ مانند name@example.com بنویسید.'

export const email = parsed(parseEmail, emailFault)

export const nationalCode = parsed(parseNationalCode, 'کد ملی درست نیست؛ ده رقم آن را دوباره ببینید.', 40)

/** A password as typed: 8 to 200 characters, no composition rules; only null bytes are refused. */
export const newPassword = z
  .string()
  .min(8, 'گذرواژه باید دست‌کم ۸ نویسه باشد.')
  .max(200, 'گذرواژه حداکثر ۲۰۰ نویسه باشد.')
  .refine((text) => !text.includes('\0'), 'این نویسه در گذرواژه پذیرفته نیست.')

/** A password offered at sign-in: its rules are not checked, so that nothing is told about them. */
export const password = z.string().min(1).max(1000)

/** A one-time code or a number of an authenticator: six digits in any script. */
export const sixDigits = z
  .string()
  .max(40)
  .transform(plainNumber)
  .pipe(z.string().regex(/^[0-9]{6}$/, 'کد شش رقم دارد.'))

/** A day, Gregorian, `YYYY-MM-DD`; a day that does not exist is refused, and asked nothing else. */
export const day = z.iso.date({
  abort: true,
  error: ({ input }) => (input === '' ? 'این خانه را پر کنید.' : 'این تاریخ در تقویم نیست.'),
})

/**
 * An instant on its way out: a Date as ISO 8601 in UTC. A kept reply that is given again (wire.md 1, requestId) holds
 * the text already.
 */
export const instant = z
  .union([z.date(), z.iso.datetime().transform((text) => new Date(text))])
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime())

type CamelCase<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Word

/** `top-up` as it is written on the wire: `topUp`. */
export const camelCase = <const Word extends string>(word: Word): CamelCase<Word> =>
  word.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Word>

/** One of the words that the tables write with hyphens, on its way out: the wire knows camelCase only. */
export const wordOut = <const Word extends string>(words: readonly Word[]) => {
  const told: z.ZodType<CamelCase<Word>, string> = z.literal(words.map((word) => camelCase(word)))
  return z
    .literal(words)
    .transform((word): string => camelCase(word))
    .pipe(told)
}

export const id = z.uuid('این شناسه درست نیست.')

/** Made by the browser, once for each thing that a person means to do (wire.md 1). */
export const requestId = z.uuid('این شناسه درست نیست.')

/** Where a list goes on; opaque to callers. */
export const cursor = z
  .string()
  .max(500)
  .regex(/^[A-Za-z0-9_-]+$/, 'نشانهٔ ادامهٔ فهرست درست نیست.')

/** Money: a whole number of rials, a multiple of 10. */
export const rials = z.int().multipleOf(10)

/** A sum that a person types, between two of them; its sentences speak of toman. */
export const money = (least: number, most: number) =>
  rials
    .min(least, least > 0 ? `کم‌تر از ${tomanText(least)} نمی‌شود.` : 'مبلغ نمی‌تواند منفی باشد.')
    .max(most, `بیش از ${tomanText(most)} نمی‌شود.`)

/** A proof or challenge made by the server; opaque to callers. One that cannot be is refused by its own word. */
export const opaque = z.string().max(500)

/** A referral code as people pass it on. */
export const referralCode = z
  .string()
  .max(32)
  .transform((text) => readReferralCode(text) ?? '')
  .pipe(z.string().regex(referralCodePattern, 'این کد معرفی درست نیست.'))
