import { searchKey } from '@arvand/persian/text'

const mostWords = 8
/** Two or three letters stand in the middle of too many words. */
const shortest = 3

/** The words to search by, folded; what is not a letter or a digit parts them. */
export const searchWords = (q: string): string[] => [
  ...new Set(
    searchKey(q)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .slice(0, mostWords),
  ),
]

/** Where a course must hold the word: in a key between spaces, or in the one without any, with the pattern. */
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

/** The word by its sound: letters that sound alike are one. The twin of the column `sound` of courses.words. */
export const soundOf = (word: string): string =>
  Array.from(word, (letter) => alike[letter] ?? letter).join('')

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,"
const persianKeys = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو'

/** What was meant when the keyboard stood on Latin: «vdhqd» is «ریاضی»; null where it was not. */
export function onPersianKeys(q: string): string | null {
  const typed = Array.from(q.toLowerCase())
  if (!typed.every((letter) => letter === ' ' || latinKeys.includes(letter))) return null
  return typed.map((letter) => persianKeys[latinKeys.indexOf(letter)] ?? ' ').join('')
}
