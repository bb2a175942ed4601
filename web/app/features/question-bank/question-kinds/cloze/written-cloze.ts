import type { ClozeBlank } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { toLatinDigits } from '@arvand/persian/digits'
import { blankPattern, mapWords } from '../../map-words.ts'
import { readDecimal, shownDecimal } from '../../read-decimal.ts'

/*
 * A cloze as its author writes it: answers stand in the text, parted by `|`.
 *   [[تهران|طهران]]            is typed; both are right
 *   [[*تهران|شیراز]]           is chosen; a star marks what is right
 *   [[#12.5±0.1]]              is a number, with how far from it is still right
 *   [[تهران|%50%ری]]           an answer that is worth half
 * A backslash before the first letter of an answer, or before a `|`, takes it as a letter.
 */

type Blanks = readonly ClozeBlank[]
type TextAnswer = Extract<ClozeBlank, { kind: 'text' }>['answers'][number]
type NumberAnswer = Extract<ClozeBlank, { kind: 'number' }>['answers'][number]

/** The text with the answers in its blanks. */
export const toWritten = (text: RichText, blanks: Blanks): RichText =>
  mapWords(text, (words) =>
    words.replace(/\[\[(\d{1,2})\]\]/g, (whole, number: string) => {
      const blank = blanks[Number(number) - 1]
      return blank ? `[[${writtenBlank(blank)}]]` : whole
    }),
  )

/** The text and the blanks that the author wrote. What is not written in the text is taken over from `old`. */
export function fromWritten(written: RichText, old: Blanks): { text: RichText; blanks: ClozeBlank[] } {
  const read: ClozeBlank[] = []
  const text = mapWords(written, (words) =>
    words.replace(blankPattern, (_, content: string) => {
      read.push(readBlank(content))
      return `[[${read.length}]]`
    }),
  )
  return { text, blanks: withOld(read, old) }
}

function writtenBlank(blank: ClozeBlank): string {
  if (blank.kind === 'number')
    return `#${blank.answers.map((one) => share(one.percent) + writtenNumber(one)).join('|')}`
  const { answers } = blank
  if (blank.kind === 'text')
    return answers.map(({ percent, text }) => share(percent) + escaped(text)).join('|')
  const isStarred = answers.some(({ percent }) => percent !== 0)
  return answers
    .map(({ percent, text }, at) => {
      if (percent === 100) return `*${escaped(text)}`
      if (percent === 0 && (isStarred || at > 0)) return escaped(text)
      return `*%${shownDecimal(percent)}%${escaped(text)}`
    })
    .join('|')
}

const share = (percent: number): string => (percent === 100 ? '' : `%${shownDecimal(percent)}%`)
const writtenNumber = ({ value, tolerance }: NumberAnswer): string =>
  shownDecimal(value) + (tolerance > 0 ? `±${shownDecimal(tolerance)}` : '')
const escaped = (text: string): string => text.replace(/^(?=[*#%\\])/, '\\').replaceAll('|', '\\|')

function readBlank(content: string): ClozeBlank {
  const parts = content.split(/(?<!\\)\|/).map((part) => part.trim())
  const [first = ''] = parts
  if (first.startsWith('#')) {
    const numbers = [first.slice(1), ...parts.slice(1)]
    return { kind: 'number', answers: numbers.flatMap(readNumber), weight: 1 }
  }
  if (parts.some((part) => part.startsWith('*')))
    return { kind: 'choice', answers: parts.map(readChoice), weight: 1 }
  return { kind: 'text', answers: parts.map((part) => readText(part, 100)), caseSensitive: false, weight: 1 }
}

/** The percent at the beginning of an answer, and the rest. */
function readShare(part: string, usual: number): { percent: number; rest: string } {
  const [, number = '', rest = ''] = /^%([^%]{1,9})%(.*)$/s.exec(part) ?? []
  const percent = readDecimal(number)
  return percent !== null && Math.abs(percent) <= 100 ? { percent, rest } : { percent: usual, rest: part }
}

function readText(part: string, usual: number): TextAnswer {
  const { percent, rest } = readShare(part, usual)
  const text = rest
    .trim()
    .replace(/^\\(?=[*#%\\])/, '')
    .replaceAll('\\|', '|')
  return { text, percent, feedback: null }
}

const readChoice = (part: string): TextAnswer =>
  part.startsWith('*') ? readText(part.slice(1).trim(), 100) : readText(part, 0)

function readNumber(part: string): NumberAnswer[] {
  const { percent, rest } = readShare(part, 100)
  const [value = '', tolerance = ''] = rest.replace('+-', '±').split('±')
  const [number, near] = [readDecimal(toLatinDigits(value)), readDecimal(toLatinDigits(tolerance))]
  return number === null
    ? []
    : [{ value: number, tolerance: Math.max(0, near ?? 0), percent, feedback: null }]
}

const meantBy = (answer: TextAnswer | NumberAnswer) => ('text' in answer ? answer.text : answer.value)
const likenessOf = ({ kind, answers }: ClozeBlank): string =>
  JSON.stringify([kind, answers.map((answer) => meantBy(answer))])

/** Takes over weight, feedback and the sense for letters: from the blank that has the same answers, else the same place. */
function withOld(read: readonly ClozeBlank[], old: Blanks): ClozeBlank[] {
  const used = new Set<ClozeBlank>()
  const take = (found: ClozeBlank | undefined) => {
    if (found) used.add(found)
    return found
  }
  const same = read.map((blank) =>
    take(old.find((one) => !used.has(one) && likenessOf(one) === likenessOf(blank))),
  )
  return read.map((blank, at) => {
    const beside = old[at]
    const before =
      same[at] ?? take(beside && !used.has(beside) && beside.kind === blank.kind ? beside : undefined)
    return before ? joined(blank, before) : blank
  })
}

function joined(blank: ClozeBlank, old: ClozeBlank): ClozeBlank {
  const answers = blank.answers.map((answer) => ({
    ...answer,
    feedback: old.answers.find((one) => meantBy(one) === meantBy(answer))?.feedback ?? null,
  }))
  const sense = old.kind === 'text' && blank.kind === 'text' ? { caseSensitive: old.caseSensitive } : {}
  return { ...blank, ...sense, answers, weight: old.weight } as ClozeBlank
}
