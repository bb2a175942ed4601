import { type Expression, type RawBuilder, type Sql, sql } from 'kysely'

/** What a thing is searched by: folded keys that stand between spaces. */
export interface SearchedKeys {
  readonly title: RawBuilder<string>
  /** Title and all else, e.g. the summary. */
  readonly all: RawBuilder<string>
}

/** The key of a text that has none in its table. */
export const keyOf = (text: Expression<string>): RawBuilder<string> =>
  sql<string>`(' ' || platform.search_key(${text}) || ' ')`

/** Matches nothing: no key holds this sign, which is neither a letter nor a digit. */
const nowhere = '¬'

/**
 * Fills a list of words up to one of a few lengths with `filler`, so that there are only a few SQL statements and each
 * is planned once.
 */
export function filledUp(words: readonly string[], filler: string): readonly string[] {
  const places = [0, 1, 2, 4, 8].find((count) => count >= words.length) ?? words.length
  return [...words, ...Array.from({ length: places - words.length }, () => filler)]
}

type Fragment = ReturnType<Sql>

/**
 * How well a thing fits the words, the one order of every search. For each word a whole one stands above a beginning,
 * and that above the inside of a word; each time the title above the rest. Then titles with the whole phrase, and those
 * that begin so.
 */
export const fitOf = ({ title, all }: SearchedKeys, words: readonly string[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    [
      words.length > 1 ? phraseIn(title, words) : sql`0`,
      sql`case when ${title} like ${` ${words.join(' ')}%`} then 1 else 0 end`,
      ...filledUp(words, nowhere).map((word) => wordIn({ title, all }, word)),
    ],
    sql` + `,
  )})::integer`

// The inside of a word is asked first: it is the cheapest, and most things end there.
function wordIn({ title, all }: SearchedKeys, word: string): Fragment {
  const { inside, whole, beginning } = patternsOf(word)
  return sql`case when ${all} like ${inside} then case
    when ${title} ~ ${whole} then 12
    when ${all} ~ ${whole} then 10
    when ${title} ~ ${beginning} then 8
    when ${all} ~ ${beginning} then 6
    when ${title} like ${inside} then 4
    else 2 end else 0 end`
}

/** How a word stands in a key: anywhere in it, as a whole word, and as the beginning of one. */
function patternsOf(word: string) {
  const inside = `%${word}%`
  if (/^[\p{L}\p{N}]+$/u.test(word)) return { inside, whole: `\\m${word}\\M`, beginning: `\\m${word}` }
  // A sign is no letter, so a word that has one begins or ends where nothing else of a word stands.
  const plain = word.replace(/[.+#]/g, '[$&]')
  const beginning = `(?<![[:alnum:]])${plain}`
  return { inside, whole: `${beginning}(?![[:alnum:]+#])`, beginning }
}

const phraseIn = (title: RawBuilder<string>, words: readonly string[]): Fragment =>
  sql`case when ${title} like ${`% ${words.join(' ')}%`} then 16 else 0 end`

/** Whether every word is a whole one or a beginning somewhere. */
export const beginsAll = ({ all }: SearchedKeys, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    filledUp(words, words[0] ?? '').map((word) => sql`${all} ~ ${patternsOf(word).beginning}`),
    sql` and `,
  )})`

/** Shorter words match only at the beginning of a word, and one letter only as a whole word. */
export const shortest = 3

/** The pattern by which a key holds a word. */
export const likeOf = (word: string): string => {
  if (word.length === 1) return `% ${word} %`
  return word.length < shortest ? `% ${word}%` : `%${word}%`
}

/** Whether every word is somewhere; short words only at the beginning of a word, since they are inside too many. */
export const holdsAll = ({ all }: SearchedKeys, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    filledUp(words, words[0] ?? '').map((word) => sql`${all} like ${likeOf(word)}`),
    sql` and `,
  )})`

/** A source gives its best ones, at most so many. */
export const mostFound = 100
