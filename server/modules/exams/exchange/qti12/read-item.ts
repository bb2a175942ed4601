import type { XmlNode } from '#platform/xml'
import { BadQuestion, optionIds, partIds, type RawQuestion } from '../drafts/found-question.ts'
import { numberIn } from '../drafts/percents.ts'
import type { Texts } from '../drafts/texts.ts'
import { attributeOf, nodeOf, nodesOf, wordsAt } from '../moodle-xml/node.ts'
import { type Condition, conditionsOf, gives } from './conditions.ts'
import { deepNodes, type FilesOfHtml, htmlOf, richOf, richOrNullOf } from './material.ts'

/** What its tool says of an item: `cc.multiple_choice.v0p1`, `matching_question`… */
export function fieldOf(node: XmlNode, ...labels: readonly string[]): string {
  const holders = [node, nodeOf(node, 'itemmetadata') ?? {}].flatMap((one) => [
    one,
    ...nodesOf(one, 'qtimetadata'),
  ])
  const fields = holders.flatMap((holder) => nodesOf(holder, 'qtimetadatafield'))
  const field = fields.find((one) => labels.includes(wordsAt(one, 'fieldlabel').toLowerCase()))
  return field ? wordsAt(field, 'fieldentry') : ''
}

interface Item {
  readonly type: string
  readonly node: XmlNode
  readonly presentation: XmlNode
  readonly conditions: readonly Condition[]
  readonly texts: Texts
  readonly filesOf: FilesOfHtml
  /** Responses of chosen labels and of written words. */
  readonly choices: readonly XmlNode[]
  readonly written: readonly XmlNode[]
  readonly feedback: (ids: readonly string[]) => string
}

/** An `item` of QTI 1.2 as ours. Throws BadQuestion. */
export async function readItem(node: XmlNode, texts: Texts, filesOf: FilesOfHtml): Promise<RawQuestion> {
  const presentation = nodeOf(node, 'presentation') ?? {}
  const conditions = conditionsOf(node)
  const feedbacks = new Map(
    nodesOf(node, 'itemfeedback').map((one) => [attributeOf(one, 'ident'), htmlOf(one)] as const),
  )
  const item: Item = {
    type: fieldOf(node, 'cc_profile', 'question_type', 'qmd_itemtype').toLowerCase(),
    ...{ node, presentation, conditions, texts, filesOf },
    choices: deepNodes(presentation, 'response_lid'),
    written: [...deepNodes(presentation, 'response_str'), ...deepNodes(presentation, 'response_num')],
    feedback: (ids) => ids.flatMap((id) => feedbacks.get(id) ?? []).join(''),
  }
  const own = await kindOf(item)(item)
  const always = conditions.filter((one) => one.always && !gives(one))
  const general = item.feedback([...new Set([...always.flatMap((one) => one.feedback), 'general_fb'])])
  noteLost(item, feedbacks)
  return {
    text: await richOf(htmlOf(presentation), texts, filesOf),
    feedback: await richOrNullOf(general, texts, filesOf),
    points: pointsOf(node),
    ...own,
    soundId: texts.soundId,
  }
}

/** Points: `points_possible` of Canvas, the weight of a cartridge; an item alone says nothing. */
function pointsOf(node: XmlNode): number {
  const points = numberIn(fieldOf(node, 'points_possible', 'cc_weighting', 'qmd_weighting')) ?? 1
  return Math.min(100_000, Math.max(0, Math.round(points * 100)))
}

function noteLost({ texts, node }: Item, feedbacks: ReadonlyMap<string, string>): void {
  const common = ['correct_fb', 'general_incorrect_fb'].find((id) => (feedbacks.get(id) ?? '').trim() !== '')
  if (common) texts.lose('commonFeedback')
  if (nodesOf(node, 'itemproc_extension').length > 0) texts.lose('template')
}

type Read = (item: Item) => Promise<RawQuestion>

function kindOf({ type, choices, written, conditions, presentation }: Item): Read {
  if (/text_only/.test(type)) throw new BadQuestion('description')
  if (/file_upload/.test(type)) return async () => ({ kind: 'file', mostFiles: 1 })
  if (/calculated/.test(type)) throw new BadQuestion('unknownKind', 'calculated')
  if (/matching/.test(type)) return readMatching
  if (/fill_in_multiple_blanks|multiple_dropdowns/.test(type)) return readBlanks
  const [choice] = choices
  if (choice) {
    const cardinality = attributeOf(choice, 'rcardinality')
    if (/ordered/i.test(cardinality)) return readOrdering
    if (choices.length > 1) return readMatching
    if (/multiple/i.test(cardinality)) return readMultiple
    return /true_?\/?false/.test(type) ? readTrueFalse : readSingle
  }
  const isKeyed = conditions.some((one) => gives(one) && one.tests.length > 0)
  if (written.length > 1 && isKeyed) return readWrittenBlanks
  if (written.length > 0) {
    if (/essay/.test(type) || !isKeyed) return readEssay
    return /numerical/.test(type) || written.some(isNumber) ? readNumeric : readShortAnswer
  }
  const other = Object.keys(presentation).find((name) => /^(response|render)_/.test(name))
  throw other ? new BadQuestion('unknownKind', other) : new BadQuestion('description')
}

const isNumber = (written: XmlNode): boolean =>
  deepFib(written).some((fib) => /decimal|integer|scientific/i.test(attributeOf(fib, 'fibtype')))
const deepFib = (node: XmlNode): XmlNode[] => nodesOf(node, 'render_fib')

const labelsOf = (response: XmlNode): XmlNode[] => deepNodes(response, 'response_label')

/** Conditions that say something of one label alone. */
const ofLabel = (conditions: readonly Condition[], id: string): Condition[] =>
  conditions.filter(
    ({ tests, isEither }) =>
      tests.some((test) => test.value === id && !test.not) && (tests.length === 1 || isEither),
  )

const percentFor = (conditions: readonly Condition[]): number =>
  Math.min(
    100,
    Math.max(
      -100,
      conditions.reduce((sum, { percent }) => sum + (percent ?? 0), 0),
    ),
  )

async function optionsOf(
  { conditions, texts, filesOf, feedback }: Item,
  response: XmlNode,
  percentOf: (id: string) => number,
) {
  const options = []
  for (const label of labelsOf(response)) {
    const id = attributeOf(label, 'ident')
    const notes = [...ofLabel(conditions, id).flatMap((one) => one.feedback), `${id}_fb`]
    const own = [...new Set(notes)].filter(
      (note) => !/^(general_fb|correct_fb|general_incorrect_fb)$/.test(note),
    )
    options.push({
      text: await richOf(htmlOf(label), texts, filesOf),
      percent: percentOf(id),
      feedback: await richOrNullOf(feedback(own), texts, filesOf),
    })
  }
  return optionIds(options)
}

const isShuffled = (response: XmlNode): boolean =>
  nodesOf(response, 'render_choice').some((one) => /yes/i.test(attributeOf(one, 'shuffle')))

async function readSingle(item: Item): Promise<RawQuestion> {
  const [response = {}] = item.choices
  const percentOf = (id: string) => percentFor(ofLabel(item.conditions, id))
  return {
    kind: 'single',
    options: await optionsOf(item, response, percentOf),
    shuffle: isShuffled(response),
  }
}

/** Either each option has its marks, or one condition names all that are right. */
async function readMultiple(item: Item): Promise<RawQuestion> {
  const [response = {}] = item.choices
  const whole = item.conditions.find((one) => gives(one) && one.tests.length > 1 && !one.isEither)
  const right = new Set(whole?.tests.filter(({ not }) => !not).map(({ value }) => value))
  const share = 100 / Math.max(1, right.size)
  if (whole && !/multiple_answers/.test(item.type)) item.texts.lose('allOrNothing')
  const percentOf = (id: string) =>
    whole ? (right.has(id) ? share : -share) : percentFor(ofLabel(item.conditions, id))
  return {
    kind: 'multiple',
    options: await optionsOf(item, response, percentOf),
    shuffle: isShuffled(response),
  }
}

const yes = /^(true|t|درست|صحیح|بله)$/i
const no = /^(false|f|نادرست|غلط|خیر)$/i

async function readTrueFalse(item: Item): Promise<RawQuestion> {
  const [response = {}] = item.choices
  const labels = labelsOf(response)
  const said = (word: RegExp) =>
    labels.find(
      (label) => word.test(item.texts.line(htmlOf(label))) || word.test(attributeOf(label, 'ident')),
    )
  const [isTrue, isFalse] = [said(yes), said(no)]
  if (!isTrue || !isFalse) return readSingle(item)
  const percentOf = (label: XmlNode) => percentFor(ofLabel(item.conditions, attributeOf(label, 'ident')))
  const [whenTrue, whenFalse] = [percentOf(isTrue), percentOf(isFalse)]
  const options = await optionsOf(item, response, () => 0)
  const noteOf = (label: XmlNode) => options[labels.indexOf(label)]?.feedback ?? null
  return {
    kind: 'trueFalse',
    correct: whenTrue === whenFalse ? null : whenTrue > whenFalse,
    ...{ whenTrue: noteOf(isTrue), whenFalse: noteOf(isFalse) },
  }
}

async function readOrdering(item: Item): Promise<RawQuestion> {
  const [response = {}] = item.choices
  const order = item.conditions.find(gives)?.tests.map(({ value }) => value) ?? []
  const place = (label: XmlNode) => order.indexOf(attributeOf(label, 'ident'))
  const labels = labelsOf(response).toSorted((a, b) => place(a) - place(b))
  if (labels.length === 0 || labels.some((label) => place(label) < 0)) throw new BadQuestion('answerUnknown')
  const items = []
  for (const label of labels) items.push({ text: await richOf(htmlOf(label), item.texts, item.filesOf) })
  return { kind: 'ordering', items: partIds(items) }
}

/** Each response is a left side, its right label the other. */
async function readMatching({ choices, conditions, texts, filesOf }: Item): Promise<RawQuestion> {
  const pairs = []
  const rights = new Map<string, string>()
  const used = new Set<string>()
  for (const response of choices) {
    for (const label of labelsOf(response)) rights.set(attributeOf(label, 'ident'), texts.line(htmlOf(label)))
    const ident = attributeOf(response, 'ident')
    const right = conditions
      .filter(gives)
      .flatMap(({ tests }) => tests)
      .find(({ response: of, not }) => of === ident && !not)
    if (!right) throw new BadQuestion('answerUnknown', texts.line(htmlOf(response)).slice(0, 60))
    used.add(rights.get(right.value) ?? '')
    pairs.push({ left: await richOf(htmlOf(response), texts, filesOf), right: rights.get(right.value) ?? '' })
  }
  const extra = [...new Set(rights.values())].filter((right) => !used.has(right)).map((right) => ({ right }))
  return { kind: 'matching', pairs: partIds(pairs), extra: partIds(extra, 'x'), shuffle: true }
}

/** Blanks of Canvas stand in the text by their names: `[رنگ]`. */
async function readBlanks(item: Item): Promise<RawQuestion> {
  const { texts, filesOf, choices, conditions, presentation, type } = item
  let html = htmlOf(presentation)
  const blanks = []
  for (const response of choices) {
    const name = texts.line(htmlOf(response))
    const at = `[${name}]`
    if (name === '' || !html.includes(at)) throw new BadQuestion('wrongBlank', name.slice(0, 60))
    html = html.replace(at, () => `[[${blanks.length + 1}]]`)
    const answers = labelsOf(response).map((label) => {
      const percent = percentFor(
        ofLabel(conditions, attributeOf(label, 'ident')).filter(({ tests }) =>
          tests.some((test) => test.response === attributeOf(response, 'ident')),
        ),
      )
      return { text: texts.line(htmlOf(label)), percent: percent > 0 ? 100 : 0, feedback: null }
    })
    blanks.push({ kind: /dropdown/.test(type) ? 'choice' : 'text', answers })
  }
  return { kind: 'cloze', text: await richOf(html, texts, filesOf), blanks }
}

/** Several written answers become blanks behind the text. */
async function readWrittenBlanks({
  texts,
  filesOf,
  written,
  conditions,
  presentation,
}: Item): Promise<RawQuestion> {
  const blanks = written.map((response) => {
    const ident = attributeOf(response, 'ident')
    const tests = conditions
      .filter(gives)
      .flatMap(({ tests: all }) => all)
      .filter((test) => test.response === ident && !test.not)
    if (tests.length === 0) throw new BadQuestion('answerUnknown', ident.slice(0, 60))
    return {
      kind: 'text',
      answers: tests.map(({ value }) => ({ text: value, percent: 100, feedback: null })),
    }
  })
  const places = blanks.map((_, at) => `[[${at + 1}]]`).join(' ')
  return {
    kind: 'cloze',
    text: await richOf(`${htmlOf(presentation)}<p>${places}</p>`, texts, filesOf),
    blanks,
  }
}

async function readEssay(): Promise<RawQuestion> {
  return { kind: 'essay' }
}

async function readShortAnswer(item: Item): Promise<RawQuestion> {
  const answers = []
  let caseSensitive = false
  for (const condition of item.conditions) {
    if (condition.percent === null || condition.percent <= 0) continue
    for (const test of condition.tests) {
      if (test.not) continue
      caseSensitive ||= test.caseSensitive
      const text = test.how === 'part' ? `*${test.value}*` : test.value
      answers.push({
        text: text.replace(/\s+/g, ' '),
        percent: condition.percent,
        feedback: await richOrNullOf(
          item.feedback(condition.feedback.filter((id) => id !== 'correct_fb')),
          item.texts,
          item.filesOf,
        ),
      })
    }
  }
  return { kind: 'shortAnswer', answers, caseSensitive }
}

/** A value, or a range whose middle is the value. */
async function readNumeric(item: Item): Promise<RawQuestion> {
  const answers = []
  for (const { percent, tests } of item.conditions) {
    if (percent === null || percent <= 0) continue
    const of = (how: string) => tests.filter((test) => test.how === how).map(({ value }) => numberIn(value))
    const [least, most, exact] = [of('least')[0], of('most')[0], of('equal')[0]]
    if (least !== undefined && most !== undefined) {
      if (least === null || most === null) throw new BadQuestion('wrongNumber')
      const value = exact ?? Number(((least + most) / 2).toPrecision(12))
      const tolerance = Math.max(0, Number(Math.max(most - value, value - least).toPrecision(12)))
      answers.push({ value, tolerance, percent, feedback: null })
    } else if (exact !== undefined) {
      if (exact === null) throw new BadQuestion('wrongNumber', tests[0]?.value.slice(0, 60))
      answers.push({ value: exact, tolerance: 0, percent, feedback: null })
    }
  }
  return { kind: 'numeric', answers }
}
