import { localDigits, toLatinDigits } from '@arvand/persian/digits'
import { currentRules } from '@arvand/persian/locale'

/** How typed text is shown: takes Latin digits and what else was typed, gives the text to show. */
export type Shape = (typed: string) => string

const isDigit = (letter: string) => /[0-9۰-۹٠-٩+]/.test(letter)
const countDigits = (text: string) => [...text].filter(isDigit).length

/** Where the caret belongs so that as many digits stand before it as stood there. */
function placeAfter(text: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === digits) return at
    if (isDigit(text[at] ?? '')) seen++
  }
  return text.length
}

/** Shows what was just typed in the digits of the locale and in its shape, and leaves the caret where it was. */
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
/** Up to `most` digits, `mark` after each place in `after`. */
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
 * 1405/08/29, or 20/11/2026 where the calendar is Gregorian: a part that is full spills into the next; one's own
 * slashes, dashes and dots are kept.
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
