import type { ClozeBlank, Question, QuestionOf } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { escapeXml } from '#platform/xml'
import { richHtml } from './rich-html.ts'
import type { HeldFile, WriteKinds, Writing } from './written-question.ts'

/** What stands in an item of QTI 2.1, besides what all items have. */
interface Own {
  readonly declarations: string
  /** Behind the text, or in its place. */
  readonly body: string
  readonly text?: string
  readonly processing: string
}

/** Where a file stands, as items name it. */
export const pathOfFile = (item: string, { name }: HeldFile): string => `media/${item}-${name}`

/** A question as an `assessmentItem` of QTI 2.1; null: QTI has no such kind. */
export function qtiItem(question: Question, writing: Writing, id: string): string | null {
  const write = kinds[question.kind] as ((one: Question, source: Source) => Own | null) | null
  const rich = (text: RichText | null) => (text ? xhtml(text, writing, id) : '')
  const marks = question.points > 0 ? question.points / 100 : 1
  const own = write?.(question, { writing, id, marks, rich })
  if (!own) return null
  if (question.points === 0) writing.lose('pointsOut')
  if (question.hints.length > 0) writing.lose('hintsOut')
  const sound = question.soundId ? writing.files.get(question.soundId) : undefined
  const player = sound ? `<p><audio src="${addressOf(id, sound)}"></audio></p>` : ''
  const general = question.feedback
    ? `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="general" showHide="show">${rich(question.feedback)}</modalFeedback>`
    : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="${escapeXml(writing.name)}" adaptive="false" timeDependent="false">
${own.declarations}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>${marks}</value></defaultValue></outcomeDeclaration>
<outcomeDeclaration identifier="FEEDBACK" cardinality="multiple" baseType="identifier"><defaultValue><value>general</value></defaultValue></outcomeDeclaration>
<itemBody>${own.text ?? rich(question.text)}${player}${own.body}</itemBody>
${own.processing}
${general}
</assessmentItem>
`
}

interface Source {
  readonly writing: Writing
  readonly id: string
  /** What all of it is worth. */
  readonly marks: number
  readonly rich: (text: RichText | null) => string
}

const addressOf = (id: string, file: HeldFile): string =>
  `../${pathOfFile(id, file).split('/').map(encodeURIComponent).join('/')}`

/** A rich text as XML. */
function xhtml(text: RichText, { files }: Writing, id: string): string {
  const picture = (fileId: string) => {
    const file = files.get(fileId)
    return file ? addressOf(id, file) : null
  }
  return richHtml(text, picture)
    .replace(/<(br|hr|img)\b([^>]*)>/g, '<$1$2/>')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}

const template = (name: string): string =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`
const round = (value: number): number => Number(value.toFixed(6))
const values = (all: readonly string[]): string =>
  all.length === 0
    ? ''
    : `<correctResponse>${all.map((one) => `<value>${escapeXml(one)}</value>`).join('')}</correctResponse>`

interface Mapped {
  readonly key: string
  readonly marks: number
  readonly caseSensitive?: boolean
}

const mapping = (entries: readonly Mapped[]): string =>
  entries.length === 0
    ? ''
    : `<mapping defaultValue="0">${entries.map(({ key, marks, caseSensitive }) => `<mapEntry mapKey="${escapeXml(key)}" mappedValue="${round(marks)}"${caseSensitive === undefined ? '' : ` caseSensitive="${caseSensitive}"`}/>`).join('')}</mapping>`

const declaration = (id: string, cardinality: string, baseType: string, inside: string): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}">${inside}</responseDeclaration>`

interface Option {
  readonly id: string
  readonly text: string
  readonly percent: number
  readonly feedback: RichText | null
}

function choices(
  options: readonly Option[],
  isSingle: boolean,
  shuffle: boolean,
  { marks, rich }: Source,
): Own {
  const best = Math.max(...options.map(({ percent }) => percent), 0)
  const right = options
    .filter(({ percent }) => (isSingle ? percent === best && best > 0 : percent > 0))
    .map(({ id }) => id)
  const worth = options.flatMap(({ id, percent }) =>
    percent === 0 ? [] : [{ key: id, marks: (percent * marks) / 100 }],
  )
  const written = options.map(({ id, text, feedback }) => {
    const note = feedback
      ? `<feedbackInline outcomeIdentifier="FEEDBACK" identifier="${id}" showHide="show">${rich(feedback)}</feedbackInline>`
      : ''
    return `<simpleChoice identifier="${id}">${text}${note}</simpleChoice>`
  })
  return {
    declarations: declaration(
      'RESPONSE',
      isSingle ? 'single' : 'multiple',
      'identifier',
      values(isSingle ? right.slice(0, 1) : right) + mapping(worth),
    ),
    body: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="${shuffle}" maxChoices="${isSingle ? 1 : 0}">${written.join('')}</choiceInteraction>`,
    processing: template('map_response'),
  }
}

/** Numbers with their tolerances, each with its marks. */
function numberRule(id: string, answers: QuestionOf<'numeric'>['answers'], marks: number): string {
  const branches = answers.map(
    ({ value, tolerance, percent }, at) =>
      `<${at === 0 ? 'responseIf' : 'responseElseIf'}><equal toleranceMode="absolute" tolerance="${tolerance} ${tolerance}"><variable identifier="${id}"/><baseValue baseType="float">${value}</baseValue></equal><setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/><baseValue baseType="float">${round((percent * marks) / 100)}</baseValue></sum></setOutcomeValue></${at === 0 ? 'responseIf' : 'responseElseIf'}>`,
  )
  return branches.length === 0 ? '' : `<responseCondition>${branches.join('')}</responseCondition>`
}

/** Adds what a mapping says of a response to the marks. */
const mappedRule = (id: string): string =>
  `<setOutcomeValue identifier="SCORE"><sum><variable identifier="SCORE"/><mapResponse identifier="${id}"/></sum></setOutcomeValue>`

const noteFeedback = (answers: readonly { readonly feedback: RichText | null }[], { lose }: Writing) => {
  if (answers.some(({ feedback }) => feedback)) lose('feedbackOut')
}
const noteRubric = (rubric: readonly unknown[], { lose }: Writing) => {
  if (rubric.length > 0) lose('rubricOut')
}

/** The text with something in place of each numbered blank. */
const withBlanks = (html: string, blanks: readonly string[]): string =>
  html.replace(/\[\[(\d{1,2})\]\]/g, (all, number: string) => blanks[Number(number) - 1] ?? all)

const kinds: WriteKindsOfQti = {
  single: ({ options, shuffle }, source) =>
    choices(
      options.map((one) => ({ ...one, text: source.rich(one.text) })),
      true,
      shuffle,
      source,
    ),
  multiple: ({ options, shuffle }, source) =>
    choices(
      options.map((one) => ({ ...one, text: source.rich(one.text) })),
      false,
      shuffle,
      source,
    ),
  trueFalse({ correct, whenTrue, whenFalse }, source) {
    const options = [
      { id: 'true', text: 'درست', percent: correct === true ? 100 : 0, feedback: whenTrue },
      { id: 'false', text: 'نادرست', percent: correct === false ? 100 : 0, feedback: whenFalse },
    ]
    return choices(options, true, false, source)
  },
  shortAnswer({ answers, caseSensitive }, { marks, writing }) {
    noteFeedback(answers, writing)
    if (answers.some(({ text }) => text.includes('*'))) writing.lose('wildcardOut')
    const worth = answers.map(({ text, percent }) => ({
      key: text,
      marks: (percent * marks) / 100,
      caseSensitive,
    }))
    const [best] = answers.toSorted((a, b) => b.percent - a.percent)
    return {
      declarations: declaration(
        'RESPONSE',
        'single',
        'string',
        values(best ? [best.text] : []) + mapping(worth),
      ),
      body: '<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      processing: template('map_response'),
    }
  },
  numeric({ answers, units }, { marks, writing }) {
    noteFeedback(answers, writing)
    if (units.length > 0) writing.lose('unitsOut', units.map(({ name }) => name).join('، '))
    const [best] = answers.toSorted((a, b) => b.percent - a.percent)
    return {
      declarations: declaration('RESPONSE', 'single', 'float', values(best ? [String(best.value)] : [])),
      body: '<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      processing: `<responseProcessing>${numberRule('RESPONSE', answers, marks)}</responseProcessing>`,
    }
  },
  matching({ pairs, extra, shuffle }, { marks, rich }) {
    const rights = [...new Set([...pairs, ...extra].map(({ right }) => right))]
    const pairOf = (right: string, at: number) => `L${at + 1} R${rights.indexOf(right) + 1}`
    const right = pairs.map((pair, at) => pairOf(pair.right, at))
    const choice = (id: string, text: string) =>
      `<simpleAssociableChoice identifier="${id}" matchMax="0">${text}</simpleAssociableChoice>`
    return {
      declarations: declaration(
        'RESPONSE',
        'multiple',
        'directedPair',
        values(right) + mapping(right.map((key) => ({ key, marks: marks / right.length }))),
      ),
      body: `<matchInteraction responseIdentifier="RESPONSE" shuffle="${shuffle}" maxAssociations="0"><simpleMatchSet>${pairs.map(({ left }, at) => choice(`L${at + 1}`, rich(left))).join('')}</simpleMatchSet><simpleMatchSet>${rights.map((words, at) => choice(`R${at + 1}`, escapeXml(words))).join('')}</simpleMatchSet></matchInteraction>`,
      processing: template('map_response'),
    }
  },
  ordering: ({ items }, { rich }) => ({
    declarations: declaration('RESPONSE', 'ordered', 'identifier', values(items.map(({ id }) => id))),
    body: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${items.map(({ id, text }) => `<simpleChoice identifier="${id}">${rich(text)}</simpleChoice>`).join('')}</orderInteraction>`,
    processing: template('match_correct'),
  }),
  cloze({ text, blanks }, source) {
    const all = blanks.reduce((sum, { weight }) => sum + weight, 0)
    const made = blanks.map((blank, at) =>
      blankOf(blank, `BLANK${at + 1}`, (blank.weight * source.marks) / all, source.writing),
    )
    return {
      declarations: made.map((one) => one.declaration).join(''),
      ...{
        text: withBlanks(
          source.rich(text),
          made.map((one) => one.field),
        ),
        body: '',
      },
      processing: `<responseProcessing>${made.map((one) => one.rule).join('')}</responseProcessing>`,
    }
  },
  dragWords({ text, words }, { marks, rich }) {
    const html = rich(text)
    const numbers = [...new Set([...html.matchAll(/\[\[(\d{1,2})\]\]/g)].map(([, number]) => Number(number)))]
    const right = numbers.map((number) => `W${number} GAP${number}`)
    const gaps = words.map((_, at) => `<gap identifier="GAP${at + 1}"/>`)
    return {
      declarations: declaration(
        'RESPONSE',
        'multiple',
        'directedPair',
        values(right) + mapping(right.map((key) => ({ key, marks: marks / right.length }))),
      ),
      text: '',
      body: `<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="true">${words.map((word, at) => `<gapText identifier="W${at + 1}" matchMax="1" matchGroup="G${word.group}">${escapeXml(word.text)}</gapText>`).join('')}${withBlanks(html, gaps)}</gapMatchInteraction>`,
      processing: template('map_response'),
    }
  },
  essay({ leastWords, mostWords, rubric }, { writing }) {
    if (leastWords > 0 || mostWords > 0) writing.lose('wordLimitOut')
    noteRubric(rubric, writing)
    return {
      declarations: declaration('RESPONSE', 'single', 'string', ''),
      body: '<extendedTextInteraction responseIdentifier="RESPONSE"/>',
      processing: '',
    }
  },
  file({ mostFiles, rubric }, { writing }) {
    if (mostFiles > 1) writing.lose('filesOut')
    noteRubric(rubric, writing)
    return {
      declarations: declaration('RESPONSE', 'single', 'file', ''),
      body: '<uploadInteraction responseIdentifier="RESPONSE"/>',
      processing: '',
    }
  },
  hotspot({ fileId, alt, areas }, { writing, id, marks }) {
    const picture = fileId ? writing.files.get(fileId) : undefined
    if (!picture?.width || !picture.height) return null
    noteFeedback(areas, writing)
    const entries = areas.map(
      (area) =>
        `<areaMapEntry shape="${shapes[area.shape]}" coords="${coordsOf(area, picture)}" mappedValue="${round((area.percent * marks) / 100)}"/>`,
    )
    return {
      declarations: declaration(
        'RESPONSE',
        'single',
        'point',
        `<areaMapping defaultValue="0">${entries.join('')}</areaMapping>`,
      ),
      body: `<selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><object data="${addressOf(id, picture)}" type="${escapeXml(picture.type)}" width="${picture.width}" height="${picture.height}">${escapeXml(alt)}</object></selectPointInteraction>`,
      processing: template('map_response_point'),
    }
  },
  formula: null,
}

type WriteKindsOfQti = {
  readonly [Kind in keyof WriteKinds<Own>]:
    | ((question: QuestionOf<Kind>, source: Source) => Own | null)
    | null
}

const shapes = { rectangle: 'rect', circle: 'circle', polygon: 'poly' } as const

function coordsOf(
  { shape, points }: QuestionOf<'hotspot'>['areas'][number],
  { width, height }: HeldFile,
): string {
  const corners = points.map(
    ({ x, y }) => [Math.round((x * (width ?? 1)) / 1000), Math.round((y * (height ?? 1)) / 1000)] as const,
  )
  const [[x, y] = [0, 0], [toX, toY] = [0, 0]] = corners
  if (shape === 'circle') return `${x},${y},${Math.round(Math.hypot(toX - x, toY - y))}`
  if (shape === 'rectangle')
    return `${Math.min(x, toX)},${Math.min(y, toY)},${Math.max(x, toX)},${Math.max(y, toY)}`
  return corners.flat().join(',')
}

function blankOf(blank: ClozeBlank, id: string, marks: number, writing: Writing) {
  noteFeedback(blank.answers, writing)
  if (blank.kind === 'number') {
    const [best] = blank.answers.toSorted((a, b) => b.percent - a.percent)
    return {
      declaration: declaration(id, 'single', 'float', values(best ? [String(best.value)] : [])),
      field: `<textEntryInteraction responseIdentifier="${id}"/>`,
      rule: numberRule(id, blank.answers, marks),
    }
  }
  const isChoice = blank.kind === 'choice'
  const keys = blank.answers.map(({ text }, at) => (isChoice ? `C${at + 1}` : text))
  const worth = blank.answers.map(({ percent }, at) => ({
    ...{ key: keys[at] ?? '', marks: (percent * marks) / 100 },
    ...(blank.kind === 'text' ? { caseSensitive: blank.caseSensitive } : {}),
  }))
  const best = blank.answers.reduce(
    (found, one, at, all) => (one.percent > (all[found]?.percent ?? 0) ? at : found),
    0,
  )
  return {
    declaration: declaration(
      id,
      'single',
      isChoice ? 'identifier' : 'string',
      values(keys[best] === undefined ? [] : [keys[best]]) + mapping(worth),
    ),
    field: isChoice
      ? `<inlineChoiceInteraction responseIdentifier="${id}" shuffle="true">${blank.answers.map(({ text }, at) => `<inlineChoice identifier="${keys[at]}">${escapeXml(text)}</inlineChoice>`).join('')}</inlineChoiceInteraction>`
      : `<textEntryInteraction responseIdentifier="${id}"/>`,
    rule: mappedRule(id),
  }
}
