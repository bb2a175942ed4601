import type { Question, QuestionOf } from '@arvand/contracts/questions'
import type { RichInline, RichText } from '@arvand/contracts/rich-text'
import { filesInText } from '@arvand/contracts/rich-text-walk'
import { richHtml } from './rich-html.ts'
import type { QuestionWriter, WriteKinds, Writing } from './written-question.ts'

/** A file in GIFT: few kinds, no pictures. */
export const giftWriter: QuestionWriter = {
  extension: 'gift.txt',
  ...{ begin: '', end: '', hasMark: true, holdsFiles: false },
  category: (path) =>
    `$CATEGORY: ${['$course$', ...path.map((title) => title.replaceAll('/', '//'))].join('/')}\n\n`,
  question(question, writing) {
    const write = kinds[question.kind] as ((one: Question, writing: Writing) => string) | null
    if (write === null) return null
    noteLost(question, writing)
    const tags = writing.tags.map((one) => `[tag:${one.replaceAll(']', '\\]')}]`).join(' ')
    const feedback = question.feedback ? `\n####${textOf(question.feedback, writing)}` : ''
    return `${tags === '' ? '' : `// ${tags}\n`}::${escaped(writing.name)}::${textOf(question.text, writing)}{${write(question, writing)}${feedback}}\n\n`
  },
}

/** Signs of GIFT are written with `\`, and blank lines would end a question. */
const escaped = (text: string): string =>
  text
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replace(/\s*\n\s*/g, '\\n')
    .trim()

/** Plain where the text is plain, else HTML. */
function textOf(text: RichText, { lose }: Pick<Writing, 'lose'>): string {
  if (filesInText(text).length > 0) lose('pictureOut')
  const lines = text.content.map((block) => (block.type === 'paragraph' ? plainLine(block.content) : null))
  const isPlain = lines.every((line) => line !== null && !/[<&[]/.test(line))
  return isPlain ? escaped(lines.join('\n')) : `[html]${escaped(richHtml(text, () => null))}`
}

const plainLine = (content: readonly RichInline[] = []): string | null =>
  content.every((node) => node.type === 'text' && !node.marks?.length)
    ? content.map((node) => (node.type === 'text' ? node.text : '')).join('')
    : null

const feedbackOf = (feedback: RichText | null, writing: Writing): string =>
  feedback ? `#${textOf(feedback, writing)}` : ''

const weight = (percent: number): string => `%${Number(percent.toFixed(5))}%`
const list = (rows: readonly string[]): string => `\n${rows.map((row) => `  ${row}`).join('\n')}\n`

const kinds: WriteKinds<string> = {
  single: ({ options }, writing) => list(options.map((option) => optionOf(option, writing))),
  multiple: ({ options }, writing) =>
    list(
      options.map(
        ({ text, percent, feedback }) =>
          `~${weight(percent)}${textOf(text, writing)}${feedbackOf(feedback, writing)}`,
      ),
    ),
  trueFalse({ correct, whenTrue, whenFalse }, writing) {
    const [right, wrong] = correct === false ? [whenFalse, whenTrue] : [whenTrue, whenFalse]
    const notes = right
      ? `#${wrong ? textOf(wrong, writing) : ''}#${textOf(right, writing)}`
      : feedbackOf(wrong, writing)
    return `${correct === false ? 'FALSE' : 'TRUE'}${notes}`
  },
  shortAnswer({ answers, caseSensitive }, writing) {
    if (caseSensitive) writing.lose('caseOut')
    return list(
      answers.map(
        ({ text, percent, feedback }) =>
          `=${weight(percent)}${escaped(text)}${feedbackOf(feedback, writing)}`,
      ),
    )
  },
  numeric({ answers, units }, writing) {
    if (units.length > 0) writing.lose('unitsOut', units.map(({ name }) => name).join('، '))
    const rows = answers.map(
      ({ value, tolerance, percent, feedback }) =>
        `=${weight(percent)}${value}:${tolerance}${feedbackOf(feedback, writing)}`,
    )
    return `#${list(rows)}`
  },
  matching: ({ pairs, extra }, writing) =>
    list([
      ...pairs.map(({ left, right }) => `=${textOf(left, writing)} -> ${escaped(right)}`),
      ...extra.map(({ right }) => `= -> ${escaped(right)}`),
    ]),
  essay({ leastWords, mostWords, rubric }, { lose }) {
    if (leastWords > 0 || mostWords > 0) lose('wordLimitOut')
    if (rubric.length > 0) lose('rubricOut')
    return ''
  },
  ordering: null,
  cloze: null,
  dragWords: null,
  file: null,
  hotspot: null,
  formula: null,
}

type Option = QuestionOf<'single'>['options'][number]

function optionOf({ text, percent, feedback }: Option, writing: Writing): string {
  const mark = percent === 100 ? '=' : percent === 0 ? '~' : `~${weight(percent)}`
  return `${mark}${textOf(text, writing)}${feedbackOf(feedback, writing)}`
}

function noteLost({ points, hints, soundId }: Question, { lose }: Writing): void {
  if (points !== 100) lose('pointsOut')
  if (hints.length > 0) lose('hintsOut')
  if (soundId !== null) lose('soundOut')
}
