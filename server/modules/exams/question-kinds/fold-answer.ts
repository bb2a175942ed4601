import { searchKey } from '@arvand/persian/text'

/** Vowel signs, kashida, spaces of all kinds and half-spaces: «می‌روم», «می روم» and «میروم» are one answer. */
const ignored = /[\p{Mn}\u0640\s\u200b-\u200f\u00ad]/gu

/** «خانه‌ی ما» is «خانهٔ ما»: after a silent he the ezafe is written in both ways. */
const ezafe = /(?<=[هة])[\u200c\s][یي](?=\s|$)/g

/** A short answer in the form in which it is compared. */
export function foldAnswer(typed: string, caseSensitive = false): string {
  const text = typed.replace(ezafe, '')
  if (!caseSensitive) return searchKey(text).replace(ignored, '')
  // The fold of search turns everything into lower case, so each letter that it knows is folded alone.
  return Array.from(text.normalize('NFKC'), (letter) => (/[a-z]/i.test(letter) ? letter : searchKey(letter)))
    .join('')
    .replace(ignored, '')
}

/** Whether an answer is the expected text, in which `*` stands for anything and `\*` for a star. */
export function isLike(answer: string, expected: string, caseSensitive = false): boolean {
  const parts = expected
    .split(/(?<!\\)\*/)
    .map((part) => foldAnswer(part.replaceAll('\\*', '*'), caseSensitive))
  const [first = '', ...rest] = parts
  const given = foldAnswer(answer, caseSensitive)
  if (rest.length === 0) return given === first
  const last = rest.pop() ?? ''
  if (!given.startsWith(first) || given.length < first.length + last.length || !given.endsWith(last))
    return false
  let at = first.length
  for (const part of rest) {
    const found = given.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return at <= given.length - last.length
}
