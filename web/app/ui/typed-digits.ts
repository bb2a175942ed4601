import { localDigits, toLatinDigits } from '@arvand/persian/digits'
import { currentRules } from '@arvand/persian/locale'

/** Formats typed text: takes the text with Latin digits, returns the text to show. */
export type Shape = (typed: string) => string

const isDigit = (letter: string) => /[0-9۰-۹٠-٩+]/.test(letter)
const countDigits = (text: string) => [...text].filter(isDigit).length

/** The caret position with the same number of digits before it as in the old text. */
function placeAfter(text: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === digits) return at
    if (isDigit(text[at] ?? '')) seen++
  }
  return text.length
}

/** Rewrites the typed text in its format with the digits of the locale, and keeps the caret at the same digit. */
export function reshape(input: HTMLInputElement, shape: Shape): void {
  const shown = localDigits(shape(toLatinDigits(input.value)))
  if (shown === input.value) return
  const atEnd = input.selectionStart === input.value.length
  const before = countDigits(input.value.slice(0, input.selectionStart ?? 0))
  input.value = shown
  const caret = atEnd ? shown.length : placeAfter(shown, before)
  if (input === input.ownerDocument.activeElement) input.setSelectionRange(caret, caret)
}

export const onlyDigits: Shape = (typed) => typed.replace(/[^0-9]/g, '')
/** Up to `most` digits, with `mark` after each position in `after`. */
export const grouped =
  (after: readonly number[], mark: string, most: number): Shape =>
  (typed) => {
    const digits = onlyDigits(typed).slice(0, most)
    return [...digits].map((digit, at) => (after.includes(at) ? mark + digit : digit)).join('')
  }

/** 0912 345 6789; a number with its country's code is left as typed. */
export const mobileShape: Shape = (typed) =>
  typed.startsWith('+') || typed.startsWith('00')
    ? typed.replace(/[^0-9+ ]/g, '')
    : grouped([4, 7], ' ', 11)(typed)

/** 1250000 as 1٬250٬000. */
export const thousands: Shape = (typed) => {
  const digits = onlyDigits(typed).replace(/^0+(?=\d)/, '')
  return digits.replace(/\B(?=(\d{3})+$)/g, currentRules().jalali ? '٬' : ',')
}

/**
 * 1405/08/29, or 20/11/2026 where the calendar is Gregorian: digits beyond a part's length move to the next part; typed
 * slashes, dashes and dots count as separators.
 */
export const dayShape: Shape = (typed) => {
  const [firstLong, secondLong, thirdLong] = currentRules().jalali
    ? ([4, 2, 2] as const)
    : ([2, 2, 4] as const)
  const [first = '', second = '', third = '', ...more] = typed
    .replace(/[.\-\s/]+/g, '/')
    .replace(/[^0-9/]/g, '')
    .split('/')
  const secondWhole = first.slice(firstLong) + second
  const thirdWhole = secondWhole.slice(secondLong) + third
  const marks = (typed.match(/[.\-\s/]+/g)?.length ?? 0) - more.length
  const parts = [first.slice(0, firstLong), secondWhole.slice(0, secondLong), thirdWhole.slice(0, thirdLong)]
  return parts.filter((part, at) => at === 0 || part || marks >= at).join('/')
}

/** 18:30. */
export const timeShape: Shape = (typed) =>
  typed.includes(':') ? typed.replace(/[^0-9:]/g, '').slice(0, 5) : grouped([2], ':', 4)(typed)
