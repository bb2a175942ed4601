import type { QuestionOf } from '@arvand/contracts/questions'
import { clozeText } from './moodle-cloze.ts'
import { calculatedParts } from './moodle-formula.ts'
import { answerTag, fileTag, plainHtmlTag, richParts, tag, textTag, unitTags } from './moodle-parts.ts'
import { escapeHtml } from './rich-html.ts'
import type { WriteKinds, Writing } from './written-question.ts'

/** What a kind is in Moodle; `asked` replaces the text. */
export interface MoodleKind {
  readonly type: string
  readonly inner: string
  readonly asked?: string
}

const choice = (single: boolean) => (question: QuestionOf<'single' | 'multiple'>, writing: Writing) => ({
  type: 'multichoice',
  inner:
    tag('single', String(single)) +
    tag('shuffleanswers', String(question.shuffle)) +
    tag('answernumbering', 'none') +
    question.options.map((option) => answerTag(richParts(option.text, writing), option, writing)).join(''),
})

const words = (text: string): string => tag('text', text)

/** Every kind of ours has one in Moodle. */
export const moodleKinds: WriteKinds<MoodleKind> = {
  single: choice(true),
  multiple: choice(false),
  trueFalse: ({ correct, whenTrue, whenFalse }, writing) => ({
    type: 'truefalse',
    inner:
      answerTag(words('true'), { percent: correct === true ? 100 : 0, feedback: whenTrue }, writing) +
      answerTag(words('false'), { percent: correct === false ? 100 : 0, feedback: whenFalse }, writing),
  }),
  shortAnswer: ({ answers, caseSensitive }, writing) => ({
    type: 'shortanswer',
    inner:
      tag('usecase', caseSensitive ? 1 : 0) +
      answers.map((answer) => answerTag(words(answer.text), answer, writing)).join(''),
  }),
  numeric: (question, writing) => ({
    type: 'numerical',
    inner:
      question.answers
        .map((one) => answerTag(words(String(one.value)), one, writing, tag('tolerance', one.tolerance)))
        .join('') + unitTags(question),
  }),
  matching: ({ pairs, extra, shuffle }, writing) => ({
    type: 'matching',
    inner:
      tag('shuffleanswers', String(shuffle)) +
      [...pairs, ...extra.map(({ right }) => ({ left: null, right }))]
        .map(
          ({ left, right }) =>
            `<subquestion format="html">${richParts(left, writing)}${textTag('answer', right)}</subquestion>\n`,
        )
        .join(''),
  }),
  ordering: ({ items }, writing) => ({
    type: 'ordering',
    inner:
      '<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount>' +
      '<gradingtype>ABSOLUTE_POSITION</gradingtype><showgrading>SHOW</showgrading><numberingstyle>none</numberingstyle>' +
      items
        .map(
          ({ text }, at) =>
            `<answer fraction="${at + 1}" format="html">${richParts(text, writing)}</answer>\n`,
        )
        .join(''),
  }),
  cloze: (question, writing) => ({ type: 'cloze', inner: '', asked: clozeText(question, writing) }),
  dragWords: ({ words: boxes }) => ({
    type: 'ddwtos',
    inner: `<shuffleanswers>1</shuffleanswers>${boxes
      .map(({ text, group }) => `<dragbox>${tag('text', text)}${tag('group', group)}</dragbox>`)
      .join('')}`,
  }),
  essay: ({ leastWords, mostWords, rubric }) => ({
    type: 'essay',
    inner:
      '<responseformat>editor</responseformat><responserequired>1</responserequired><responsefieldlines>15</responsefieldlines>' +
      tag('minwordlimit', leastWords || '') +
      tag('maxwordlimit', mostWords || '') +
      '<attachments>0</attachments><attachmentsrequired>0</attachmentsrequired>' +
      rubricTag(rubric),
  }),
  file: ({ mostFiles, rubric }) => ({
    type: 'essay',
    inner: `<responseformat>noinline</responseformat><responserequired>0</responserequired>${tag('attachments', Math.min(3, mostFiles))}<attachmentsrequired>1</attachmentsrequired>${rubricTag(rubric)}`,
  }),
  hotspot: markerOf,
  formula: (question, writing) => ({ type: 'calculated', inner: calculatedParts(question, writing) }),
}

type Rubric = QuestionOf<'essay'>['rubric']

/** Criteria for who marks, as a list. */
const rubricTag = (rubric: Rubric): string =>
  plainHtmlTag(
    'graderinfo',
    rubric.length === 0
      ? ''
      : `<ul>${rubric
          .map(
            ({ title, levels }) =>
              `<li>${escapeHtml(title)}: ${escapeHtml(levels.map((level) => `${level.title} (${level.points})`).join('، '))}</li>`,
          )
          .join('')}</ul>`,
  )

function markerOf({ fileId, alt, areas }: QuestionOf<'hotspot'>, { files, lose, name }: Writing): MoodleKind {
  const picture = fileId ? files.get(fileId) : undefined
  const right = areas.filter(({ percent }) => percent === 100)
  if (right.length !== 1 || areas.length > right.length) lose('areasOut')
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.round((x * (picture?.width ?? 1000)) / 1000),
    y: Math.round((y * (picture?.height ?? 1000)) / 1000),
  })
  const drops = right.map(({ shape, points }, index) => {
    const corners = points.map(at)
    return `<drop>${tag('no', index + 1)}${tag('shape', shape)}${tag('coords', coordsOf(shape, corners))}${tag('choice', 1)}</drop>`
  })
  return {
    type: 'ddmarker',
    inner: `${picture ? fileTag(picture) : ''}<showmisplaced/><drag>${tag('no', 1)}${tag('text', alt || name.slice(0, 40))}<noofdrags>1</noofdrags></drag>${drops.join('')}`,
  }
}

type Corner = { readonly x: number; readonly y: number }

function coordsOf(shape: 'rectangle' | 'circle' | 'polygon', corners: readonly Corner[]): string {
  const [first = { x: 0, y: 0 }, second = first] = corners
  if (shape === 'circle')
    return `${first.x},${first.y};${Math.round(Math.hypot(second.x - first.x, second.y - first.y))}`
  if (shape === 'polygon') return corners.map(({ x, y }) => `${x},${y}`).join(';')
  const [left, top] = [Math.min(first.x, second.x), Math.min(first.y, second.y)]
  return `${left},${top};${Math.abs(second.x - first.x)},${Math.abs(second.y - first.y)}`
}
