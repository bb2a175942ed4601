import type { Question, QuestionOf } from '@arvand/contracts/questions'
import { type MoodleKind, moodleKinds } from './moodle-kinds.ts'
import { fileTag, htmlTag, plainHtmlTag, tag, textTag } from './moodle-parts.ts'
import { escapeHtml } from './rich-html.ts'
import type { QuestionWriter, Writing } from './written-question.ts'

/** A file for Moodle’s question bank. */
export const moodleWriter: QuestionWriter = {
  extension: 'xml',
  begin: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
  end: '</quiz>\n',
  ...{ hasMark: false, holdsFiles: true },
  category: (path) =>
    `<question type="category">${textTag('category', ['$course$', 'top', ...path.map(slashed)].join('/'))}</question>\n`,
  question(question, writing) {
    const { type, inner, asked } = kindOf(question, writing)
    const tags = writing.tags.map((one) => textTag('tag', one)).join('')
    return `<question type="${type}">
${textTag('name', writing.name)}
${withSound(question, asked ?? htmlTag('questiontext', question.text, writing), writing)}
${htmlTag('generalfeedback', question.feedback, writing)}
${tag('defaultgrade', question.points / 100)}
<penalty>0.3333333</penalty><hidden>0</hidden>
${inner}
${question.hints.map((hint) => plainHtmlTag('hint', escapeHtml(hint))).join('')}
${tags === '' ? '' : `<tags>${tags}</tags>`}
</question>
`
  },
}

const slashed = (title: string): string => title.replaceAll('/', '//')

function kindOf<Kind extends Question['kind']>(question: QuestionOf<Kind>, writing: Writing): MoodleKind {
  const write = moodleKinds[question.kind as Kind] as (one: QuestionOf<Kind>, writing: Writing) => MoodleKind
  return write(question, writing)
}

/** A sound plays at the end of the text. */
function withSound({ soundId }: Question, element: string, { files }: Writing): string {
  const sound = soundId ? files.get(soundId) : undefined
  if (!sound) return element
  const player = `<p><audio controls src="@@PLUGINFILE@@/${encodeURIComponent(sound.name)}"></audio></p>`
  return element.replace(']]></text>', () => `${player}]]></text>${fileTag(sound)}`)
}
