import { type GiftCardDesign, giftCardDesigns } from '@arvand/contracts/gift-cards'
import { toLatinDigits } from '@arvand/persian/digits'
import { parsePhone } from '@arvand/persian/mobile'
import { parseToman } from '@arvand/persian/money'
import { instantAt } from '@arvand/persian/zone'
import { dayTyped } from '../../ui/day-text.ts'
import { giftCardsWords as words } from './gift-cards-words.ts'

/** Rials. */
export const amounts = [2_000_000, 5_000_000, 10_000_000, 20_000_000] as const
const [least, most] = [500_000, 500_000_000]

/** The part of the choice that the drawn card shows. */
export interface ChosenCard {
  readonly amount: number
  readonly design: GiftCardDesign
  readonly name: string
}

interface Choice {
  readonly seen: ChosenCard
  readonly fields: Readonly<Record<string, string>>
  /** The item for the cart; null while a field is wrong. */
  readonly item: {
    readonly kind: 'giftCard'
    readonly quantity: 1
    readonly options: Record<string, unknown>
  } | null
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Reads the form: what the drawn card shows, and the item for the cart or the errors of the fields. */
export function readChoice(form: FormData, now: Date): Choice {
  const amount = Number(textOf(form, 'sum')) || (parseToman(textOf(form, 'amount')) ?? 0)
  const design = giftCardDesigns.find((one) => one === textOf(form, 'design')) ?? 'lajvard'
  const isSent = textOf(form, 'way') === 'sms'
  const [mobile, name] = [parsePhone(textOf(form, 'mobile')), textOf(form, 'name')]
  const sendAt = isSent && textOf(form, 'when') === 'then' ? momentOf(form) : undefined
  const fields = {
    ...(amount >= least && amount <= most ? {} : { amount: words.amountWrong }),
    ...(isSent && !mobile ? { mobile: words.mobileWrong } : {}),
    ...(sendAt === null || (sendAt && sendAt <= now) ? { day: words.whenWrong } : {}),
  }
  const seen = { amount, design, name: isSent ? name : '' }
  if (Object.keys(fields).length > 0) return { seen, fields, item: null }
  const recipient = isSent ? { mobile, ...(name.length > 1 ? { name } : {}) } : undefined
  const message = textOf(form, 'message')
  const options = {
    amount,
    design,
    ...(recipient ? { recipient } : {}),
    ...(message ? { message } : {}),
    ...(sendAt ? { sendAt: sendAt.toISOString() } : {}),
  }
  return { seen, fields, item: { kind: 'giftCard', quantity: 1, options } }
}

/** A day and a time in Tehran; null when one of them cannot be read. */
function momentOf(form: FormData): Date | null {
  const day = dayTyped(textOf(form, 'day'))
  const time = toLatinDigits(textOf(form, 'time'))
  return day && /^([01]?\d|2[0-3]):[0-5]\d$/.test(time) ? instantAt(day, time.padStart(5, '0')) : null
}
