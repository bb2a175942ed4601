import { toLatinDigits } from '@arvand/persian/digits'
import { parsePhone } from '@arvand/persian/mobile'
import { instantAt } from '@arvand/persian/zone'
import { dayTyped } from '../../ui/day-text.ts'
import { buySeatsWords, giveWords as words } from './words.ts'

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** The texts of the form, to fill its fields again. */
export const valuesOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** Reads the form of a gift: what goes into the cart, or the errors of the fields. */
export function readGiftPurchase(form: FormData, now: Date) {
  const [mobile, name, message] = [
    parsePhone(textOf(form, 'mobile')),
    textOf(form, 'name'),
    textOf(form, 'message'),
  ]
  const sendAt = textOf(form, 'when') === 'then' ? momentOf(form) : undefined
  const fields = {
    ...(mobile ? {} : { mobile: words.mobileWrong }),
    ...(sendAt === null || (sendAt && sendAt <= now) ? { day: words.whenWrong } : {}),
  }
  if (Object.keys(fields).length > 0) return { fields, gift: null }
  const gift = {
    mobile,
    ...(name.length > 1 ? { name } : {}),
    ...(message ? { message } : {}),
    ...(sendAt ? { sendAt: sendAt.toISOString() } : {}),
  }
  return { fields, gift }
}

/** A day and a time in Tehran; null when one of them cannot be read. */
function momentOf(form: FormData): Date | null {
  const day = dayTyped(textOf(form, 'day'))
  const time = toLatinDigits(textOf(form, 'time'))
  return day && /^([01]?\d|2[0-3]):[0-5]\d$/.test(time) ? instantAt(day, time.padStart(5, '0')) : null
}

const [least, most] = [2, 500]

/** The number of seats; null when it is not a whole number from 2 to 500. */
export function readCount(typed: string): number | null {
  const count = Number(toLatinDigits(typed).replace(/[\s,٬]/g, ''))
  return Number.isInteger(count) && count >= least && count <= most ? count : null
}

export const countWrong = buySeatsWords.countWrong
