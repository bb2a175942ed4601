import { currentRules } from './locale.ts'

const persianZero = 0x06f0
const arabicZero = 0x0660

/** Turns Persian (۰–۹) and Arabic (٠–٩) digits into Latin ones; leaves everything else as it is. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code >= persianZero ? code - persianZero : code - arabicZero)
  })
}

/** Turns Latin and Arabic digits into Persian ones. For text that follows the locale use `localDigits`. */
export function toPersianDigits(text: string | number | bigint): string {
  return toLatinDigits(String(text)).replace(/[0-9]/g, (digit) =>
    String.fromCharCode(persianZero + Number(digit)),
  )
}

/** The digits of a number or text as the locale writes them. */
export function localDigits(text: string | number | bigint): string {
  return currentRules().jalali ? toPersianDigits(text) : toLatinDigits(String(text))
}

/**
 * A written Persian sentence with its digits as the locale writes them: «تا ۲٬۰۰۰ سطر» is «تا 2,000 سطر» where digits
 * are Latin. With Persian digits it does not change, because a sentence may name «HTML5».
 */
export function localSentence(text: string): string {
  if (currentRules().jalali || !/[۰-۹٠-٩٪]/.test(text)) return text
  return text
    .replace(/[۰-۹٠-٩][۰-۹٠-٩٬٫]*/g, (number) =>
      toLatinDigits(number).replaceAll('٬', ',').replaceAll('٫', '.'),
    )
    .replace(/(?<=[0-9])٪/g, '%')
}

/** Keeps only the digits of any of the three scripts, as Latin digits. */
export function digitsOnly(text: string): string {
  return toLatinDigits(text).replace(/[^0-9]/g, '')
}

/** Whether the text is one or more digits (Latin, Persian or Arabic) and nothing else. */
export function isDigitsOnly(text: string): boolean {
  return /^[0-9۰-۹٠-٩]+$/.test(text)
}

/**
 * What a person means by a typed number such as a mobile, card or code: Latin digits, without spaces, dashes, brackets,
 * half-spaces and direction marks. Other characters stay, so that a wrong letter is still refused.
 */
export function plainNumber(text: string): string {
  return toLatinDigits(text).replace(
    /[\s()[\]{}\u002d\u061c\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
    '',
  )
}
