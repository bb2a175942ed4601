import { cleanLine, cleanLines, withSignsAtNames } from '@arvand/persian/clean-text'
import { plainNumber, toLatinDigits } from '@arvand/persian/digits'
import { parseEmail } from '@arvand/persian/email'
import { containsPersian, isLettersOnly, withoutVowelSigns } from '@arvand/persian/letters'
import { localMobile, parsePhone } from '@arvand/persian/mobile'
import { tomanText } from '@arvand/persian/money'
import { parseNationalCode } from '@arvand/persian/national-code'
import { parseSheba } from '@arvand/persian/sheba'
import { z } from 'zod'
import { readReferralCode, referralCodePattern } from './referral-code.ts'

/**
 * Field types of requests and replies. They take Persian and Arabic digits and letters and return clean values, so
 * that normalizing happens only here. They never let a null byte or a control character pass.
 */

/** A text field whose value is the result of `parse`; if that is null, the field gets the sentence as its error. */
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

/** A line that pages show beside Persian, such as a summary: signs of «C++» and «.NET» stay at their names. */
export const shownLine = (least: number, most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => withSignsAtNames(cleanLine(text)))
    .pipe(z.string().min(least).max(most))

/** The same of many lines. */
export const shownLines = (least: number, most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => withSignsAtNames(cleanLines(text)))
    .pipe(z.string().min(least).max(most))

/** A title: one line with at least one letter, because «۱۲» or «…» means nothing in a list. */
export const title = (least: number, most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => withSignsAtNames(cleanLine(text)))
    .pipe(
      z
        .string()
        .min(least, { abort: true })
        .max(most)
        .refine((text) => /\p{L}/u.test(text), 'دست‌کم یک حرف لازم است، نه فقط عدد یا نشانه.'),
    )

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

/** An Iranian mobile or a foreign one; the parsed value is E.164 (`+989121234567`). */
export const phone = parsed(parsePhone, 'شمارهٔ موبایل درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.', 40)

/** A phone in replies: `09121234567` for Iran, E.164 for others. */
export const phoneOut = z.string().transform(localMobile).pipe(z.string())

/** The sentence for an e-mail address that `parseEmail` refuses. */
export const emailFault = (text: string): string =>
  containsPersian(toLatinDigits(text))
    ? 'ایمیل حرف فارسی ندارد؛ زبان صفحه‌کلید را ببینید و دوباره بنویسید.'
    : 'آدرس ایمیل درست نیست؛ مانند name@example.com بنویسید.'

export const email = parsed(parseEmail, emailFault)

/** A Sheba number: `IR` and 24 Latin digits. */
export const sheba = parsed(parseSheba, 'شمارهٔ شبا درست نیست؛ ۲۴ رقم پس از دو حرف اول را دوباره ببینید.', 60)

/** A mobile or an e-mail, in any digits: E.164 or a clean address. */
export const phoneOrEmail = parsed(
  (text) => parsePhone(text) ?? parseEmail(text),
  (text) => (text.includes('@') ? emailFault(text) : 'شمارهٔ موبایل یا ایمیل خود را درست بنویسید.'),
)

export const nationalCode = parsed(parseNationalCode, 'کد ملی درست نیست؛ ده رقم آن را دوباره ببینید.', 40)

/** A password as typed: 8 to 200 characters, no composition rules; only null bytes are refused. */
export const newPassword = z
  .string()
  .min(8, 'رمز عبور باید دست‌کم ۸ کاراکتر باشد.')
  .max(200, 'رمز عبور حداکثر ۲۰۰ کاراکتر باشد.')
  .refine((text) => !text.includes('\0'), 'این کاراکتر در رمز عبور پذیرفته نیست.')

/** A password at sign-in. The rules for new passwords are not checked, so that a refusal reveals nothing about them. */
export const password = z.string().min(1).max(1000)

/** A one-time code or a number of an authenticator: six digits in any script. */
export const sixDigits = z
  .string()
  .max(40)
  .transform(plainNumber)
  .pipe(z.string().regex(/^[0-9]{6}$/, 'کد شش رقم دارد.'))

/** A Gregorian day, `YYYY-MM-DD`; for a day that does not exist no further rule is checked. */
export const day = z.iso.date({
  abort: true,
  error: ({ input }) => (input === '' ? 'این خانه را پر کنید.' : 'این تاریخ در تقویم نیست.'),
})

/** A time of day in 24 hours, `18:30`. */
export const timeOfDay = z
  .string()
  .max(20)
  .transform((text) => toLatinDigits(text).trim().padStart(5, '0'))
  .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'ساعت را مثل ۱۸:۳۰ بنویسید.'))

/**
 * An instant in replies: a Date as ISO 8601 in UTC. It also takes text, because the stored reply of a repeated request
 * (wire.md 1, requestId) has text already.
 */
export const instant = z
  .union([z.date(), z.iso.datetime().transform((text) => new Date(text))])
  .transform((date) => date.toISOString())
  .pipe(z.iso.datetime())

type CamelCase<Word extends string> = Word extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Word

/** `top-up` as it is written in requests and replies: `topUp`. */
export const camelCase = <const Word extends string>(word: Word): CamelCase<Word> =>
  word.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Word>

/** A word in replies, which only use camelCase; the database writes these words with hyphens. */
export const wordOut = <const Word extends string>(words: readonly Word[]) => {
  const told: z.ZodType<CamelCase<Word>, string> = z.literal(words.map((word) => camelCase(word)))
  return z
    .literal(words)
    .transform((word): string => camelCase(word))
    .pipe(told)
}

export const id = z.uuid('این شناسه درست نیست.')

/** Made by the browser, once for each action of a person, so that a repeated request acts only once (wire.md 1). */
export const requestId = z.uuid('این شناسه درست نیست.')

/** The position of a list's next page; opaque to callers. */
export const cursor = z
  .string()
  .max(500)
  .regex(/^[A-Za-z0-9_-]+$/, 'نشانهٔ ادامهٔ فهرست درست نیست.')

/** Money: a whole number of rials, a multiple of 10. */
export const rials = z.int().multipleOf(10)

/** An amount in rials that a person types, with limits; its error sentences are in toman. */
export const money = (least: number, most: number) =>
  rials
    .min(least, least > 0 ? `کمتر از ${tomanText(least)} نمی‌شود.` : 'مبلغ نمی‌تواند منفی باشد.')
    .max(most, `بیش از ${tomanText(most)} نمی‌شود.`)

/** A ticket or challenge made by the server; opaque to callers. A wrong one is refused by its endpoint's own code. */
export const opaque = z.string().max(500)

/** A referral code as people pass it on. */
export const referralCode = z
  .string()
  .max(32)
  .transform((text) => readReferralCode(text) ?? '')
  .pipe(z.string().regex(referralCodePattern, 'این کد معرفی درست نیست.'))

const httpAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain })

/** Who sees an address with a name in front of the host takes it for that host. */
const isPlain = (to: string): boolean => {
  const { username, password } = new URL(to)
  return username === '' && password === '' && !/^https?:\/{3}/i.test(to)
}

/** The address of a page elsewhere. People type «example.com/me», so the scheme is added; none is ''. */
export const webAddress = z
  .string()
  .max(1200)
  .transform((text) => withScheme(text.trim()))
  .pipe(
    z
      .string()
      .max(300)
      .refine(
        (to) => to === '' || (httpAddress.safeParse(to).success && isPlain(to)),
        'آدرس را کامل بنویسید؛ مانند https://example.com',
      ),
  )

function withScheme(to: string): string {
  if (to === '' || /^[a-z][a-z0-9+.-]*:/i.test(to)) return to
  return `https://${to.replace(/^\/+/, '')}`
}
