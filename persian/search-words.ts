import { honorifics } from './honorifics.ts'
import { searchKey } from './text.ts'

const mostWords = 8

/** Words that stand beside what is meant: «آموزش پایتون», «دورهٔ نجوم», «استاد کاظمی». They are searched only when they stand alone. */
const besides = new Set(
  'و از به در با تا را که برای این آن یک آموزش دوره دورههای کلاس درس یادگیری رایگان آنلاین'
    .split(' ')
    .concat(...honorifics)
    .map(searchKey),
)

/** The words of a search in folded form; everything but letters and digits separates them. */
export const searchWords = (q: string): string[] => [
  ...new Set(
    searchKey(q)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .slice(0, mostWords),
  ),
]

/** The words that a thing must hold to be found. */
export function neededWords(words: readonly string[]): string[] {
  const needed = words.filter((word) => !besides.has(word))
  return needed.length > 0 ? needed : [...words]
}
