import { mostOptionColumns, type SheetKind, sheetColumns, sheetKinds } from '@arvand/contracts/question-sheet'
import { toLatinDigits } from '@arvand/persian/digits'
import { searchKey } from '@arvand/persian/text'
import type { TableRow } from '#platform/csv'
import { asHtml } from '../drafts/as-html.ts'
import { categoryPath } from '../drafts/category-path.ts'
import {
  BadQuestion,
  type FoundQuestion,
  optionIds,
  partIds,
  type RawQuestion,
} from '../drafts/found-question.ts'
import { numberIn, percentOf } from '../drafts/percents.ts'
import type { Texts } from '../drafts/texts.ts'

/** Whether a table has the columns of questions. */
export const isQuestionTable = ([head]: readonly TableRow[]): boolean => {
  const names = new Set(head?.cells.map(searchKey))
  return names.has(searchKey(sheetColumns.text)) && names.has(searchKey(sheetColumns.answer))
}

/** The questions of a table whose first row names its columns, in any order. */
export function readSheet([head, ...rows]: readonly TableRow[]): FoundQuestion[] {
  const names = head?.cells.map(searchKey) ?? []
  const at = (name: string) => names.indexOf(searchKey(name))
  const asked = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return asked.map(({ number, cells }, place) => {
    const cell = (name: string) => (cells[at(name)] ?? '').trim()
    const row: Row = {
      ...{ kind: cell(sheetColumns.kind), text: cell(sheetColumns.text), answer: cell(sheetColumns.answer) },
      options: sheetColumns.options.map(cell).slice(0, mostOptionColumns),
    }
    return {
      ...{ number: place + 1, line: number, name: row.text.replace(/\s+/g, ' ').slice(0, 80) },
      category: categoryPath(cell(sheetColumns.category)),
      tags: cell(sheetColumns.tags).split(/[|،,]/),
      draft: async (texts) => {
        const { points, feedback, hints } = {
          points: pointsOf(cell(sheetColumns.points)),
          feedback: await texts.richOrNull(htmlOf(cell(sheetColumns.feedback))),
          hints: listed(cell(sheetColumns.hints)),
        }
        if (row.text === '') throw new BadQuestion('noText')
        return {
          text: await texts.rich(htmlOf(row.text)),
          points,
          feedback,
          hints,
          ...(await ownOf(row, texts)),
        }
      },
    }
  })
}

interface Row {
  readonly kind: string
  readonly text: string
  readonly answer: string
  /** By their columns; empty where nothing is written. */
  readonly options: readonly string[]
}

/** Lines of a cell are paragraphs. */
const htmlOf = (cell: string): string =>
  cell
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${asHtml(line, 'plain')}</p>`)
    .join('')

const listed = (cell: string): string[] =>
  cell
    .split(/(?<!\\)\|/)
    .map((one) => one.replaceAll('\\|', '|').trim())
    .filter((one) => one !== '')

function pointsOf(cell: string): number {
  const points = cell === '' ? 1 : numberIn(cell)
  if (points === null || points < 0) throw new BadQuestion('wrongNumber', cell.slice(0, 60))
  return Math.min(100_000, Math.round(points * 100))
}

const names = new Map(
  Object.entries(sheetKinds).map(([kind, name]) => [searchKey(name), kind as SheetKind] as const),
)

/** A row without a kind is a question of one choice where it has options. */
async function ownOf(row: Row, texts: Texts): Promise<RawQuestion> {
  const guess = row.options.some((option) => option !== '') ? 'single' : 'essay'
  const kind = row.kind === '' ? guess : names.get(searchKey(row.kind))
  if (kind === undefined) throw new BadQuestion('unknownKind', row.kind.slice(0, 60))
  return kinds[kind](row, texts)
}

interface Weighed {
  readonly text: string
  /** Null: as is usual there. */
  readonly percent: number | null
}

/** Answers of a cell; one may end with what it is worth: `شیراز [۵۰٪]`. */
const weighed = (cell: string): Weighed[] =>
  listed(cell).map((one) => {
    const [, text = one, written] = /^([\s\S]*?)\s*\[([^\][]+)[%٪]\]$/.exec(one) ?? []
    const percent = written === undefined ? null : percentOf(written)
    if (written !== undefined && percent === null) throw new BadQuestion('wrongNumber', written.slice(0, 60))
    return { text, percent }
  })

/** The options with the places that their answers name, by number or by the option's own words. */
function chosen({ answer, options }: Row) {
  const filled = options.flatMap((option, at) => (option === '' ? [] : [{ option, number: at + 1 }]))
  if (filled.length < 2) throw new BadQuestion('fewOptions')
  const worth = weighed(answer).map(({ text, percent }) => {
    // A number means a column, also where options are numbers.
    const place =
      filled.find(({ number }) => String(number) === toLatinDigits(text)) ??
      filled.find(({ option }) => searchKey(option) === searchKey(text))
    if (!place) throw new BadQuestion('answerUnknown', text.slice(0, 60))
    return { ...place, percent }
  })
  return { filled, worth }
}

async function optionsOf(
  filled: readonly { readonly option: string; readonly number: number }[],
  texts: Texts,
  percentAt: (number: number) => number,
) {
  const made = []
  for (const { option, number } of filled)
    made.push({ text: await texts.rich(htmlOf(option)), percent: percentAt(number), feedback: null })
  return optionIds(made)
}

const kinds: Readonly<Record<SheetKind, (row: Row, texts: Texts) => Promise<RawQuestion> | RawQuestion>> = {
  async single(row, texts) {
    const { filled, worth } = chosen(row)
    const percentAt = (at: number) => {
      const found = worth.find(({ number }) => number === at)
      return found ? (found.percent ?? 100) : 0
    }
    return { kind: 'single', options: await optionsOf(filled, texts, percentAt) }
  },
  // Each right option gets its share, each wrong one takes the same away, unless the row says otherwise.
  async multiple(row, texts) {
    const { filled, worth } = chosen(row)
    const isSaid = worth.some(({ percent }) => percent !== null)
    const share = 100 / Math.max(1, worth.length)
    const percentAt = (at: number) => {
      const found = worth.find(({ number }) => number === at)
      return found ? (found.percent ?? share) : isSaid ? 0 : -share
    }
    return { kind: 'multiple', options: await optionsOf(filled, texts, percentAt) }
  },
  trueFalse({ answer }) {
    const said = searchKey(answer)
    const isOf = (...words: string[]) => words.some((word) => searchKey(word) === said)
    const correct = isOf('درست', 'صحیح', 'true', '1')
      ? true
      : isOf('نادرست', 'غلط', 'false', '0')
        ? false
        : null
    if (correct === null && answer !== '') throw new BadQuestion('answerUnknown', answer.slice(0, 60))
    return { kind: 'trueFalse', correct }
  },
  shortAnswer: ({ answer }) => ({
    kind: 'shortAnswer',
    answers: weighed(answer).map(({ text, percent }) => ({ text, percent: percent ?? 100, feedback: null })),
  }),
  numeric: ({ answer }) => ({
    kind: 'numeric',
    answers: weighed(answer).map(({ text, percent }) => {
      const [value = null, tolerance = 0] = text.split(/±|\+-/).map(numberIn)
      if (value === null || tolerance === null) throw new BadQuestion('wrongNumber', text.slice(0, 60))
      return { value, tolerance: Math.abs(tolerance), percent: percent ?? 100, feedback: null }
    }),
  }),
  async matching({ options }, texts) {
    const pairs = []
    const extra = []
    for (const option of options.filter((one) => one !== '')) {
      const [, left = '', right] = /^([\s\S]*?)=((?:\\[\s\S]|[^=\\])*)$/.exec(option) ?? []
      if (right === undefined) throw new BadQuestion('answerUnclear', option.slice(0, 60))
      const plain = right.replaceAll('\\=', '=').trim()
      if (left.trim() === '') extra.push({ right: plain })
      else pairs.push({ left: await texts.rich(htmlOf(left.trim())), right: plain })
    }
    return { kind: 'matching', pairs: partIds(pairs), extra: partIds(extra, 'x') }
  },
  async ordering({ options }, texts) {
    const items = []
    for (const option of options) if (option !== '') items.push({ text: await texts.rich(htmlOf(option)) })
    return { kind: 'ordering', items: partIds(items) }
  },
  essay({ answer }) {
    const [leastWords = 0, mostWords = 0] =
      answer === '' ? [] : answer.split('-').map((one) => numberIn(one) ?? 0)
    return { kind: 'essay', leastWords, mostWords }
  },
  file: ({ answer }) => ({ kind: 'file', mostFiles: Math.min(10, Math.max(1, numberIn(answer) ?? 1)) }),
}
