import type { QuestionOf } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { localDigits, toLatinDigits } from '@arvand/persian/digits'
import { freshId } from '../../fresh-id.ts'
import { blankPattern, mapWords } from '../../map-words.ts'

export type Word = QuestionOf<'dragWords'>['words'][number]

/** The text with the right word in each blank; `[[2:آبی]]` is a word of the second group. */
export const toWritten = (text: RichText, words: readonly Word[]): RichText =>
  mapWords(text, (part) =>
    part.replace(/\[\[(\d{1,2})\]\]/g, (whole, number: string) => {
      const word = words[Number(number) - 1]
      return word ? `[[${writtenWord(word)}]]` : whole
    }),
  )

const writtenWord = ({ text, group }: Word): string => {
  if (group > 1) return `${localDigits(group)}:${text}`
  return /^[1-8۱-۸]:/.test(text) ? `${localDigits(1)}:${text}` : text
}

/** The text and all words; words past the last blank of `old` belong to no blank and stay. */
export function fromWritten(
  written: RichText,
  old: { readonly text: RichText; readonly words: readonly Word[] },
): { text: RichText; words: Word[] } {
  const read: Word[] = []
  const extra = extraWords(old)
  const own = old.words.slice(0, old.words.length - extra.length)
  const text = mapWords(written, (part) =>
    part.replace(blankPattern, (_, content: string) => {
      const word = readWord(content)
      const known = own.find((one) => one.text === word.text && !read.some(({ id }) => id === one.id))
      read.push({ id: known?.id ?? freshId('w', [...read, ...old.words]), ...word })
      return `[[${read.length}]]`
    }),
  )
  return { text, words: [...read, ...extra] }
}

/** The words that are right in no blank. */
export const extraWords = ({ text, words }: { readonly text: RichText; readonly words: readonly Word[] }) =>
  words.slice([...plainText(text).matchAll(/\[\[\d{1,2}\]\]/g)].length)

function readWord(content: string): Omit<Word, 'id'> {
  const [, group, text] =
    /^\s*([1-8]):(.*)$/s.exec(toLatinDigits(content.slice(0, 4)) + content.slice(4)) ?? []
  return group === undefined || text === undefined
    ? { text: content.trim(), group: 1 }
    : { text: content.slice(content.indexOf(':') + 1).trim(), group: Number(group) }
}
