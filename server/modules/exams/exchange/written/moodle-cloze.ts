import type { ClozeBlank, QuestionOf } from '@arvand/contracts/questions'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { htmlTag } from './moodle-parts.ts'
import { escapeHtml } from './rich-html.ts'
import type { Writing } from './written-question.ts'

/** The text of a cloze with its answers within, as Moodle writes it. */
export function clozeText({ text, blanks }: QuestionOf<'cloze'>, writing: Writing): string {
  const written = blanks.map((blank) => blankOf(blank))
  return htmlTag('questiontext', text, writing).replace(
    /\[\[(\d{1,2})\]\]/g,
    (all, number: string) => written[Number(number) - 1] ?? all,
  )
}

function blankOf(blank: ClozeBlank): string {
  const answers =
    blank.kind === 'number'
      ? blank.answers.map((one) => answerOf(`${one.value}:${one.tolerance}`, one))
      : blank.answers.map((one) => answerOf(escaped(one.text), one))
  return `{${blank.weight}:${typeOf(blank)}:${answers.join('~')}}`
}

const typeOf = (blank: ClozeBlank): string =>
  blank.kind === 'number'
    ? 'NUMERICAL'
    : blank.kind === 'choice'
      ? 'MULTICHOICE_S'
      : blank.caseSensitive
        ? 'SHORTANSWER_C'
        : 'SHORTANSWER'

function answerOf(text: string, { percent, feedback }: ClozeBlank['answers'][number]): string {
  const mark = percent === 100 ? '=' : percent === 0 ? '' : `%${Number(percent.toFixed(5))}%`
  const note = feedback ? `#${escaped(plainText(feedback).trim()).replace(/\s*\n\s*/g, '<br>')}` : ''
  return `${mark}${text}${note}`
}

// The section that the text stands in must not end within it.
const escaped = (text: string): string => escapeHtml(text).replace(/[\\~=#}{]/g, '\\$&')
