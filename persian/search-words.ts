import { honorifics } from './honorifics.ts'
import { searchKey } from './text.ts'

const mostWords = 8

/** Words that stand beside what is meant: «آموزش پایتون», «دورهٔ نجوم», «استاد کاظمی». They are searched only when they stand alone. */
const besides = new Set(
  'و از به در با تا را که برای این آن یک ی ها های هایی می نمی آموزش دوره کلاس درس یادگیری رایگان آنلاین'
    .split(' ')
    .concat(...honorifics)
    .map(searchKey),
)

// Signs that belong to a Latin name are part of it: «c++», «c#», «.net».
const word = /(?<![\p{L}\p{N}.])\.[a-z]+|[a-z][a-z0-9]*[+#]+(?![\p{L}\p{N}+#])|[\p{L}\p{N}]+/gu

/**
 * The plural and the ezafe after a silent he, which are written joined too: «کتابها», «نامهی». After a long vowel no he
 * is silent: «ماهی» and «گروهی» are words of their own.
 */
const ending = /(?<=\p{L}{3})(?:ها(?:ی|یی)?|(?<=[^اوی]ه)ی)$/u

/** The words of a search in folded form; all signs but those of a name separate them. */
export const searchWords = (q: string): string[] => [
  ...new Set((searchKey(q).match(word) ?? []).slice(0, mostWords).map((typed) => typed.replace(ending, ''))),
]

/** The words that a thing must hold to be found. */
export function neededWords(words: readonly string[]): string[] {
  const needed = words.filter((word) => !besides.has(word))
  return needed.length > 0 ? needed : [...words]
}
