import { withoutLatinNames } from '../persian/latin-names.ts'

const letter = '[آ-یٔأؤئءۀة]'
const after = '(?=[\\s.،؛:!؟»)…]|$)'

/** Patterns of wrong Persian, each with a sentence for its author. */
const faults: readonly [RegExp, string][] = [
  [/[يكى]/, 'an Arabic ي or ك; write ی and ک'],
  [/[٠-٩]/, 'Arabic digits; write ۰ to ۹'],
  [/ـ/, 'a kashida'],
  [new RegExp(`(?<!${letter})ن?می ${letter}`), '«می» takes a half-space: «می‌روم»'],
  [
    new RegExp(`${letter} (?:ها|های|هایی|هایم|هایت|هایش|هایمان|هایتان|هایشان)${after}`),
    '«ها» takes a half-space: «کتاب‌ها»',
  ],
  [new RegExp(`${letter} (?:تر|ترین)${after}`), '«تر» takes a half-space or none: «بزرگ‌تر»'],
  [new RegExp(`ه (?:ام|ایم|اید|اند)${after}`), '«ام، اید، اند» take a half-space: «شده‌اند»'],
  [/\u200c[\s\u200c]|\s\u200c|^\u200c|\u200c$/, 'a half-space with nothing to part'],
  [new RegExp(`${letter}[,;?]`), 'a Latin mark; write «،», «؛» or «؟»'],
  [/\.\.\./, 'three dots; write «…»'],
  [/[^\s] +[.،؛:!؟»]/, 'a space before a mark'],
  [new RegExp(`[،؛؟](?=${letter})`), 'no space after a mark'],
  [/\S {2,}\S/, 'two spaces'],
  [new RegExp(`"\\s*${letter}|${letter}\\s*"`), 'straight quotes; write «»'],
]

export const hasPersian = (text: string): boolean => /[آ-ی]/.test(text)

/**
 * The faults of a Persian text; none for a text without Persian letters. A single letter in «» is a quotation and is
 * not checked.
 */
export function faultsIn(text: string): string[] {
  const written = text.replace(/«[\u0600-\u06ff]»/g, '«ا»')
  return hasPersian(text) ? faults.filter(([form]) => form.test(written)).map(([, sentence]) => sentence) : []
}

/** Placeholders like `{name}`, and addresses. */
const notWords = /\{\w+\}|\S+@\S+|https?:\S+/g

/** A text without its placeholders, its addresses and well-known Latin names. */
const withoutKnownNames = (text: string): string => withoutLatinNames(text.replace(notWords, ''))

/** The Latin words of a text, without well-known names. */
export const latinWordsIn = (text: string): string[] =>
  withoutKnownNames(text).match(/[A-Za-z][A-Za-z'-]+/g) ?? []

/** The faults of a sentence that people read by itself. */
export function faultsInSentence(text: string): string[] {
  const found = faultsIn(text)
  if (!hasPersian(text)) found.push('not a Persian sentence')
  if (!/[.؟!]$/.test(text)) found.push('a sentence ends with a full stop or a question mark')
  if (/[0-9]/.test(withoutLatinNames(text))) found.push('Latin digits; write ۰ to ۹')
  const latin = latinWordsIn(text)
  if (latin.length > 0) found.push(`Latin words: ${latin.join(', ')}`)
  return found
}
