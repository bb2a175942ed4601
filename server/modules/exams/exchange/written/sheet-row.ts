import { mostOptionColumns, type SheetKind, sheetKinds } from '@arvand/contracts/question-sheet'
import type { Question } from '@arvand/contracts/questions'
import type { RichInline, RichText } from '@arvand/contracts/rich-text'
import { filesInText, plainText } from '@arvand/contracts/rich-text-walk'
// not of the locale: a table is the same whoever takes it out, and its heads are Persian
import { toPersianDigits } from '@arvand/persian/digits'
import type { WriteKinds, Writing } from './written-question.ts'

/** A question as a row of a table; null: a row cannot hold it. */
export function sheetRow(question: Question, writing: Writing): string[] | null {
  const write = kinds[question.kind] as ((one: Question, writing: Writing) => Own) | null
  if (write === null) return null
  const { options = [], answer = '' } = write(question, writing)
  if (options.length > mostOptionColumns) return null
  const { points, hints, soundId, feedback, text, kind } = question
  if (soundId !== null) writing.lose('soundOut')
  if (writing.tags.some((tag) => /[،,|]/.test(tag))) writing.lose('tags')
  return [
    sheetKinds[kind as SheetKind],
    plainOf(text, writing),
    ...Array.from({ length: mostOptionColumns }, (_, at) => options[at] ?? ''),
    answer,
    number(points / 100),
    feedback ? plainOf(feedback, writing) : '',
    hints.map(inList).join(' | '),
    writing.category.map((title) => title.replaceAll('/', '//')).join('/'),
    writing.tags.join('، '),
  ]
}

interface Own {
  readonly options?: readonly string[]
  readonly answer?: string
}

const number = (value: number): string => toPersianDigits(String(value).replace('.', '٫'))
const inList = (text: string): string => text.replaceAll('|', '\\|')
const worth = (percent: number): string => ` [${number(Number(percent.toFixed(5)))}٪]`

/** Paragraphs as lines, formulas as TeX. */
function plainOf(text: RichText, { lose }: Pick<Writing, 'lose'>): string {
  if (filesInText(text).length > 0) lose('pictureOut')
  const lines = text.content.map((block) => {
    if (block.type === 'paragraph') return inline(block.content, lose)
    lose('formatOut')
    return plainText(block, (tex) => `\\(${tex}\\)`)
  })
  return lines.join('\n').trim()
}

const inline = (content: readonly RichInline[] = [], lose: Writing['lose']): string =>
  content
    .map((node) => {
      if (node.type === 'formula') return `\\(${node.attrs.tex}\\)`
      if (node.type === 'hardBreak') return '\n'
      if (node.marks?.length) lose('formatOut')
      return node.text
    })
    .join('')

interface Option {
  readonly text: RichText
  readonly percent: number
  readonly feedback: RichText | null
}

function optionsOf(options: readonly Option[], writing: Writing): string[] {
  if (options.some(({ feedback }) => feedback)) writing.lose('feedbackOut')
  return options.map(({ text }) => plainOf(text, writing))
}

const placesOf = (options: readonly Option[], isUsual: (percent: number) => boolean): string =>
  options
    .flatMap(({ percent }, at) =>
      percent === 0 ? [] : [`${number(at + 1)}${isUsual(percent) ? '' : worth(percent)}`],
    )
    .join(' | ')

const noteShuffle = (shuffle: boolean, { lose }: Writing) => {
  if (!shuffle) lose('shuffleOut')
}

const noteRubric = (rubric: readonly unknown[], { lose }: Writing) => {
  if (rubric.length > 0) lose('rubricOut')
}

const kinds: WriteKinds<Own> = {
  single({ options, shuffle }, writing) {
    noteShuffle(shuffle, writing)
    return { options: optionsOf(options, writing), answer: placesOf(options, (percent) => percent === 100) }
  },
  multiple({ options, shuffle }, writing) {
    noteShuffle(shuffle, writing)
    const right = options.filter(({ percent }) => percent > 0)
    const share = 100 / Math.max(1, right.length)
    const isUsual = options.every(({ percent }) => Math.abs(Math.abs(percent) - share) < 0.001)
    const shown = isUsual ? options.map((one) => (one.percent > 0 ? one : { ...one, percent: 0 })) : options
    return { options: optionsOf(options, writing), answer: placesOf(shown, () => isUsual) }
  },
  trueFalse({ correct, whenTrue, whenFalse }, { lose }) {
    if (whenTrue || whenFalse) lose('feedbackOut')
    return { answer: correct === null ? '' : correct ? 'درست' : 'نادرست' }
  },
  shortAnswer({ answers, caseSensitive }, { lose }) {
    if (caseSensitive) lose('caseOut')
    if (answers.some(({ feedback }) => feedback)) lose('feedbackOut')
    const written = answers.map(
      ({ text, percent }) => `${inList(text)}${percent === 100 ? '' : worth(percent)}`,
    )
    return { answer: written.join(' | ') }
  },
  numeric({ answers, units }, { lose }) {
    if (units.length > 0) lose('unitsOut', units.map(({ name }) => name).join('، '))
    if (answers.some(({ feedback }) => feedback)) lose('feedbackOut')
    const written = answers.map(
      ({ value, tolerance, percent }) =>
        `${number(value)}${tolerance === 0 ? '' : ` ± ${number(tolerance)}`}${percent === 100 ? '' : worth(percent)}`,
    )
    return { answer: written.join(' | ') }
  },
  matching({ pairs, extra, shuffle }, writing) {
    noteShuffle(shuffle, writing)
    const right = (text: string) => text.replaceAll('=', '\\=')
    return {
      options: [
        ...pairs.map((pair) => `${plainOf(pair.left, writing)} = ${right(pair.right)}`),
        ...extra.map((one) => `= ${right(one.right)}`),
      ],
    }
  },
  ordering: ({ items }, writing) => ({ options: items.map(({ text }) => plainOf(text, writing)) }),
  essay({ leastWords, mostWords, rubric }, writing) {
    noteRubric(rubric, writing)
    const isLimited = leastWords > 0 || mostWords > 0
    return { answer: isLimited ? `${number(leastWords)}-${number(mostWords)}` : '' }
  },
  file({ mostFiles, rubric }, writing) {
    noteRubric(rubric, writing)
    return { answer: number(mostFiles) }
  },
  cloze: null,
  dragWords: null,
  hotspot: null,
  formula: null,
}
