/** Persian words that are typed in Latin letters, as people do in messages: “riazi”, “hafez”. Words are folded. */

const consonants: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ج: 'j',
  چ: 'C',
  ح: 'h',
  ه: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'z',
  ز: 'z',
  ض: 'z',
  ظ: 'z',
  ر: 'r',
  ژ: 'J',
  ش: 'S',
  غ: 'q',
  ق: 'q',
  ف: 'f',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
}

const once = (letters: string): string => letters.replace(/(.)\1+/gu, '$1')

/**
 * The consonants of a Persian word, by which its Latin spellings are one: «حافظ» and “hafez” are `hfz`. It has an SQL
 * twin, the column courses.words.skeleton.
 */
export const skeletonOf = (word: string): string =>
  once(Array.from(word.replace(/ه$/, ''), (letter) => consonants[letter] ?? '').join(''))

const digraphs: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'x'],
  [/gh/g, 'q'],
  [/sh/g, 'S'],
  [/ch/g, 'C'],
  [/zh/g, 'J'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
]

/** The skeletons that a word in Latin letters may have; none for any other word, and for one without a consonant. */
export function skeletonsOf(latin: string): string[] {
  if (!/^[a-z]{3,}$/.test(latin)) return []
  // The h of “phyton” stands in the wrong place.
  const readings = [latin, latin.replaceAll('ph', 'p')].flatMap((word) => {
    const read = latinWord(word)
      .replace(/h$/, '')
      .replace(/[aeiouyvw]/g, '')
    return [read, read.replaceAll('c', 's'), read.replaceAll('x', 'ks'), read.replaceAll('j', 'J')].map(
      (one) => once(one.replaceAll('c', 'k')),
    )
  })
  return [...new Set(readings)].filter((skeleton) => skeleton !== '')
}

// A letter of two signs becomes one; a written x stays apart from kh only where it means ks.
const latinWord = (latin: string): string =>
  digraphs.reduce((word, [written, letter]) => word.replace(written, letter), latin)

/** How far the vowels of a Latin spelling are from those that a Persian word writes; short vowels are not written. */
export function vowelsApart(latin: string, persian: string): number {
  const typed = latinWord(latin)
    .replace(/h$/, '')
    .replace(/ee|y/g, 'i')
    .replace(/[uvw]|oo|ou/g, 'o')
    .replace(/e/g, '')
    .replace(/c/g, 'k')
    .replace(/j/g, 'J')
  const written = Array.from(
    persian.replace(/ه$/, ''),
    (letter) => consonants[letter] ?? vowels[letter] ?? '',
  )
  return editsBetween(once(typed), once(written.join('').replaceAll('j', 'J')))
}

const vowels: Readonly<Record<string, string>> = { ا: 'a', ع: 'a', و: 'o', ی: 'i' }

function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (let place = 0; place < other.length; place++)
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + (other[place] === letter ? 0 : 1),
        ),
      )
    row = next
  }
  return row[other.length] ?? 0
}
