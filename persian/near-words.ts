import { areNeighbours } from './keyboard.ts'

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

/** A folded word by its sound: letters that sound alike become one. It has an SQL twin, the column courses.words.sound. */
export const soundOf = (word: string): string =>
  Array.from(word, (letter) => alike[letter] ?? letter).join('')

const persianLetters = Array.from('ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیء')
const latinLetters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Words shorter than this are never corrected: they are near to too many others. */
export const leastCorrected = 3
/** In shorter words only a key beside the right one, or two letters in the wrong order, is taken for a slip. */
const leastEdited = 4

/** All words that are one edit away: a letter too many, too few, another, or two in the wrong order. */
export function oneEditFrom(word: string): string[] {
  const letters = Array.from(word)
  const alphabet = /[a-z]/.test(word) ? latinLetters : persianLetters
  const near = new Set<string>()
  for (let at = 0; at <= letters.length; at++) {
    const [head, tail] = [letters.slice(0, at).join(''), letters.slice(at)]
    const [first = '', second = '', ...rest] = tail
    for (const letter of alphabet) near.add(head + letter + tail.join(''))
    if (tail.length === 0) continue
    near.add(head + tail.slice(1).join(''))
    for (const letter of alphabet) near.add(head + letter + tail.slice(1).join(''))
    if (tail.length > 1) near.add(head + second + first + rest.join(''))
  }
  near.delete(word)
  return [...near]
}

/**
 * How far a known word is from the typed one, both folded: 0 they sound the same, 1 a slip of the fingers, 2 another
 * edit; null: it is not near. The first letter is rarely the wrong one, so an edit of it counts as one more.
 */
export function distanceOf(typed: string, known: string): number | null {
  if (typed === known || Math.min(typed.length, known.length) < leastCorrected) return null
  if (soundOf(typed) === soundOf(known)) return 0
  const [a, b] = [Array.from(typed), Array.from(known)]
  const from = a.findIndex((letter, at) => letter !== b[at])
  const first = from < 0 ? b.length - 1 : from
  const further = first === 0 ? 1 : 0
  const rest = (letters: readonly string[], at: number) => letters.slice(at).join('')
  if (a.length === b.length) {
    if (rest(a, first + 1) === rest(b, first + 1)) {
      if (areNeighbours(a[first] ?? '', b[first] ?? '')) return 1
      return a.length < leastEdited ? null : 2 + further
    }
    const swapped = a[first] === b[first + 1] && a[first + 1] === b[first]
    return swapped && rest(a, first + 2) === rest(b, first + 2) ? 1 : null
  }
  const [long, short] = a.length > b.length ? [a, b] : [b, a]
  if (long.length !== short.length + 1) return null
  const at = long.findIndex((letter, place) => letter !== short[place])
  if (rest(long, at + 1) !== rest(short, at)) return null
  const [letter = '', before = '', after = ''] = [long[at], long[at - 1], long[at + 1]]
  const isOfFingers = letter === before || [before, after].some((beside) => areNeighbours(letter, beside))
  return isOfFingers ? 1 : 2 + further
}
