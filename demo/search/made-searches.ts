import { areNeighbours, onPersianKeys } from '@arvand/persian/keyboard'
import { neededWords, searchWords } from '@arvand/persian/search-words'

/** A course, path or teacher of the demo, as the searches of its name are made from it. */
export interface NamedThing {
  readonly href: string
  readonly title: string
  /** All that it is searched by. */
  readonly all: string
}

export interface MadeSearch {
  readonly kind: string
  readonly q: string
  readonly href: string
}

/** How people spell the rarest word of a course's or path's title in Latin letters; a teacher's is in the handle. */
const finglish: Readonly<Record<string, string>> = {
  hafez: 'vajeh',
  khayyam: 'khayyam',
  'correct-writing': 'negaresh',
  'everyday-english': 'englisi',
  shahnameh: 'shahnameh',
  saadi: 'saadi',
  'family-budget': 'boodje',
  'basic-accounting': 'hesabdari',
  'counting-and-probability': 'ehtemal',
  'limits-and-derivatives': 'moshtagh',
  trigonometry: 'mosallasat',
  'euclidean-geometry': 'oghlidosi',
  girih: 'naghsh',
  nastaliq: 'nastaligh',
  'graphic-design': 'gerafik',
  dastgah: 'dastgah',
  'rhythm-and-notation': 'ritm',
  'python-from-zero': 'paython',
  'html-and-css': 'sakhtan',
  'sql-basics': 'porsidan',
  'data-structures': 'sakhteman',
  'git-basics': 'proje',
  'basic-chemistry': 'shimi',
  'light-and-colour': 'noor',
  'learning-how-to-learn': 'yad gereftan',
  'observing-the-sky': 'nojum',
  'living-cell': 'yakhte',
  'become-a-programmer': 'barname nevisi',
  'persian-poetry': 'farsi',
  'mathematics-for-konkur': 'dabirestan',
}

const spellingOf = (href: string): string => {
  const slug = href.split('/').at(-1) ?? ''
  return href.startsWith('/teachers/') ? (slug.split('-').at(-1) ?? '') : (finglish[slug] ?? '')
}

const persianKeys = Array.from('ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو')

/** The word with one key beside the right one, in its middle. */
function slipped(word: string): string {
  const letters = Array.from(word)
  const at = Math.floor(letters.length / 2)
  const beside = persianKeys.find((key) => areNeighbours(key, letters[at] ?? ''))
  return letters.with(at, beside ?? letters[at] ?? '').join('')
}

/** Two letters of its middle in the wrong order. */
function swapped(word: string): string {
  const letters = Array.from(word)
  const at = Math.floor(letters.length / 2)
  const [before = '', after = ''] = letters.slice(at - 1, at + 1)
  return letters.toSpliced(at - 1, 2, after, before).join('')
}

const latinKeys = new Map(
  Array.from("qwertyuiop[]asdfghjkl;'zxcvbnm,C", (key) => [onPersianKeys(key) ?? '', key]),
)

/** The letters of Arabic keyboards, which Persian texts of ours never have. */
export const arabicYeh = String.fromCodePoint(0x64a)
const arabicKaf = String.fromCodePoint(0x643)

const makings: Readonly<Record<string, (word: string, thing: NamedThing) => string>> = {
  'the rarest word, whole': (word) => word,
  'its beginning': (word) => word.slice(0, Math.max(3, word.length - 2)),
  'with one key beside the right one': slipped,
  'with two letters in the wrong order': swapped,
  'in Arabic letters': (word) =>
    word.replaceAll('ی', arabicYeh).replaceAll('ک', arabicKaf).replaceAll('ه', 'ة'),
  'on the Latin keyboard': (word) => Array.from(word, (letter) => latinKeys.get(letter) ?? letter).join(''),
  'in Latin letters, as people spell it': (_, { href }) => spellingOf(href),
}

/** What is made of the rarest word of each title; of equally rare ones the longest. */
export function madeSearches(things: readonly NamedThing[], otherTitles: readonly string[]): MadeSearch[] {
  const counts = new Map<string, number>()
  for (const text of [...things.map(({ all }) => all), ...otherTitles])
    for (const word of searchWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarestOf = (title: string): string => {
    const words = neededWords(searchWords(title)).filter((word) => word.length > 2)
    const inOrder = words.toSorted(
      (a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || b.length - a.length,
    )
    return inOrder[0] ?? ''
  }
  return Object.entries(makings).flatMap(([kind, make]) =>
    things.map((thing) => ({ kind, q: make(rarestOf(thing.title), thing), href: thing.href })),
  )
}
