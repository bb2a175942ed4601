import { searchKey } from '@arvand/persian/text'

const mostWords = 8
/** Shorter words match only at the beginning of a word, because they occur inside too many words. */
const shortest = 3

/** The search words in folded form; everything but letters and digits separates them. */
export const searchWords = (q: string): string[] => [
  ...new Set(
    searchKey(q)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .slice(0, mostWords),
  ),
]

/** The key in which a course must hold the word, with spaces between words or without any, and the LIKE pattern. */
export function placeOf(word: string): { key: 'search_key' | 'joined_key'; pattern: string } {
  if (word.length < shortest) return { key: 'search_key', pattern: `% ${word}%` }
  return { key: word.length === shortest ? 'search_key' : 'joined_key', pattern: `%${word}%` }
}

const alike: Readonly<Record<string, string>> = {
  ذ: 'ز',
  ض: 'ز',
  ظ: 'ز',
  ث: 'س',
  ص: 'س',
  ط: 'ت',
  ح: 'ه',
  غ: 'ق',
  ع: 'ا',
}

/** The word by its sound: letters that sound alike become one. Must match the column `sound` of courses.words. */
export const soundOf = (word: string): string =>
  Array.from(word, (letter) => alike[letter] ?? letter).join('')

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,"
const persianKeys = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو'

/** Words typed with the Latin keyboard by mistake, in Persian: «vdhqd» is «ریاضی»; null for any other text. */
export function onPersianKeys(q: string): string | null {
  const typed = Array.from(q.toLowerCase())
  if (!typed.every((letter) => letter === ' ' || latinKeys.includes(letter))) return null
  return typed.map((letter) => persianKeys[latinKeys.indexOf(letter)] ?? ' ').join('')
}
