import type { XmlPart } from '#platform/xml'
import { BadQuestion, optionIds, partIds, type RawQuestion } from '../drafts/found-question.ts'
import type { Texts } from '../drafts/texts.ts'
import { type FilesOfHtml, richOf, richOrNullOf } from '../qti12/material.ts'
import { type Declared, declaredIn, mostOf, type NumberRule, numberRules } from './declarations.ts'
import { deepParts, htmlIn, isPart, partOf, partsOf, wordsIn } from './parts.ts'

/** Everything that an item is read with. */
export interface Item {
  readonly root: XmlPart
  readonly declared: ReadonlyMap<string, Declared>
  readonly numbers: readonly NumberRule[]
  /** The marks of the whole item; null: not told. */
  readonly most: number | null
  readonly interactions: readonly XmlPart[]
  readonly texts: Texts
  readonly filesOf: FilesOfHtml
}

const inline = new Set(['textEntryInteraction', 'inlineChoiceInteraction', 'gap'])
const unsaid = new Set([
  'feedbackInline',
  'feedbackBlock',
  'rubricBlock',
  'templateInline',
  'templateBlock',
  'prompt',
  'stylesheet',
])

/** An item of QTI 2 as ours (`asQti2`). Throws BadQuestion. */
export async function readItem2(root: XmlPart, texts: Texts, filesOf: FilesOfHtml): Promise<RawQuestion> {
  if (partsOf(root, 'templateDeclaration').length > 0) throw new BadQuestion('unknownKind', 'template')
  const body = partOf(root, 'itemBody')
  if (deepParts(body, 'math').length > 0) texts.lose('embeddedPart', 'math')
  if (deepParts(body, 'rubricBlock').length > 0) texts.lose('template')
  const declared = declaredIn(root)
  const interactions = interactionsIn(body)
  const item: Item = {
    ...{ root, declared, interactions, texts, filesOf },
    ...{ numbers: numberRules(root, declared), most: mostOf(root) },
  }
  const own = await kindOf(item)(item)
  const general = partsOf(root, 'modalFeedback')
    .map((one) => htmlIn(partOf(one, 'contentBody') ?? one))
    .join('')
  return {
    text: await richOf(askedHtml(item, own.kind), texts, filesOf),
    feedback: await richOrNullOf(general, texts, filesOf),
    points: Math.min(100_000, Math.max(0, Math.round((item.most ?? 1) * 100))),
    ...own,
    soundId: texts.soundId,
  }
}

const isInteraction = ({ name }: XmlPart): boolean => /Interaction$/.test(name)

function interactionsIn(part: XmlPart | undefined): XmlPart[] {
  return (part?.children ?? [])
    .filter(isPart)
    .flatMap((child) => (isInteraction(child) ? [child] : interactionsIn(child)))
}

/** The text: prompts in place of interactions, numbered blanks within. */
function askedHtml({ root, interactions }: Item, kind: string): string {
  const isAlone = kind === 'shortAnswer' || kind === 'numeric'
  let blanks = 0
  const replace = (part: XmlPart): string | null => {
    if (inline.has(part.name)) {
      blanks += 1
      return isAlone ? '' : `[[${blanks}]]`
    }
    if (unsaid.has(part.name)) return ''
    if (part.name === 'gapMatchInteraction')
      return (
        promptOf(part) +
        htmlIn(
          {
            ...part,
            children: part.children.filter((one) => !isPart(one) || !/^gap(Text|Img)$/.test(one.name)),
          },
          replace,
        )
      )
    if (isInteraction(part)) return promptOf(part)
    // The paragraph that holds nothing but the field to write in.
    const within = interactionsIn(part)
    return isAlone && within.length > 0 && wordsIn(part) === '' && part.name !== 'itemBody' ? '' : null
  }
  return interactions.length === 0 ? '' : htmlIn(partOf(root, 'itemBody'), replace)
}

const promptOf = (interaction: XmlPart): string => {
  const prompt = partOf(interaction, 'prompt')
  return prompt ? `<div>${htmlIn(prompt)}</div>` : ''
}

type Read = (item: Item) => Promise<RawQuestion>

function kindOf({ interactions }: Item): Read {
  const [first, ...more] = interactions
  if (!first) throw new BadQuestion('description')
  if (interactions.every(({ name }) => inline.has(name)))
    return more.length === 0 && first.name === 'textEntryInteraction' && isAlone(first)
      ? readWritten
      : readBlanks
  if (more.length > 0) throw new BadQuestion('unknownKind', `${first.name} ×${interactions.length}`)
  const read = Object.hasOwn(kinds, first.name) ? kinds[first.name] : undefined
  if (!read) throw new BadQuestion('unknownKind', first.name.slice(0, 60))
  return read
}

/** One field to write in is a question of its own, unless its name says that it is a blank of a text. */
const isAlone = ({ attributes }: XmlPart): boolean => !/^BLANK/.test(attributes.responseIdentifier ?? '')

const responseOf = ({ declared }: Pick<Item, 'declared'>, interaction: XmlPart | undefined): Declared =>
  declared.get(interaction?.attributes.responseIdentifier ?? '') ?? {
    ...{ id: '', cardinality: 'single', baseType: '', correct: [], mapping: null, areas: [] },
  }

const clamp = (percent: number): number => Math.min(100, Math.max(-100, percent))

/** What a value is worth, in percent of all. */
function percentIn(
  { most, texts }: Item,
  { mapping, correct, cardinality }: Declared,
): (key: string) => number {
  if (mapping) {
    const positive = mapping.map(({ value }) => value).filter((value) => value > 0)
    const whole =
      most ??
      (cardinality === 'single' ? Math.max(...positive, 0) : positive.reduce((sum, one) => sum + one, 0))
    const worth = new Map(mapping.map(({ key, value }) => [key, clamp((value * 100) / (whole || 1))]))
    return (key) => worth.get(key) ?? 0
  }
  if (cardinality === 'single') return (key) => (correct.includes(key) ? 100 : 0)
  if (correct.length > 0) texts.lose('allOrNothing')
  const share = 100 / Math.max(1, correct.length)
  return (key) => (correct.includes(key) ? share : -share)
}

/** An option or item without the feedback that stands in it. */
const choiceHtml = (choice: XmlPart): string => htmlIn(choice, ({ name }) => (unsaid.has(name) ? '' : null))
const feedbackHtml = (choice: XmlPart): string =>
  partsOf(choice, 'feedbackInline')
    .map((one) => htmlIn(one))
    .join('')

async function optionsOf(item: Item, choices: readonly XmlPart[], percentOf: (id: string) => number) {
  const options = []
  for (const choice of choices)
    options.push({
      text: await richOf(choiceHtml(choice), item.texts, item.filesOf),
      percent: percentOf(choice.attributes.identifier ?? ''),
      feedback: await richOrNullOf(feedbackHtml(choice), item.texts, item.filesOf),
    })
  return optionIds(options)
}

const isShuffled = ({ attributes }: XmlPart): boolean => attributes.shuffle === 'true'

async function readChoice(item: Item): Promise<RawQuestion> {
  const [interaction] = item.interactions as [XmlPart]
  const response = responseOf(item, interaction)
  const choices = partsOf(interaction, 'simpleChoice')
  const percentOf = percentIn(item, response)
  const options = await optionsOf(item, choices, percentOf)
  const names = choices.map(({ attributes }) => attributes.identifier)
  if (choices.length === 2 && names.includes('true') && names.includes('false')) {
    const [yes, no] = [names.indexOf('true'), names.indexOf('false')]
    const isKnown = (options[yes]?.percent ?? 0) !== (options[no]?.percent ?? 0)
    return {
      kind: 'trueFalse',
      correct: isKnown ? (options[yes]?.percent ?? 0) > (options[no]?.percent ?? 0) : null,
      ...{ whenTrue: options[yes]?.feedback ?? null, whenFalse: options[no]?.feedback ?? null },
    }
  }
  const kind = response.cardinality === 'multiple' ? 'multiple' : 'single'
  return { kind, options, shuffle: isShuffled(interaction) }
}

async function readOrder(item: Item): Promise<RawQuestion> {
  const [interaction] = item.interactions as [XmlPart]
  const { correct } = responseOf(item, interaction)
  const choices = partsOf(interaction, 'simpleChoice')
  const items = []
  for (const id of correct) {
    const choice = choices.find(({ attributes }) => attributes.identifier === id)
    if (!choice) throw new BadQuestion('answerUnknown', id.slice(0, 60))
    items.push({ text: await richOf(choiceHtml(choice), item.texts, item.filesOf) })
  }
  if (items.length < choices.length) throw new BadQuestion('answerUnknown')
  return { kind: 'ordering', items: partIds(items) }
}

/** The pairs that are right: those that are mapped to marks, or the correct ones. */
const pairsOf = ({ correct, mapping }: Declared): (readonly [string, string])[] =>
  (correct.length > 0 ? correct : (mapping ?? []).filter(({ value }) => value > 0).map(({ key }) => key)).map(
    (pair) => {
      const [from = '', to = ''] = pair.split(/\s+/)
      return [from, to] as const
    },
  )

async function readMatch(item: Item): Promise<RawQuestion> {
  const [interaction] = item.interactions as [XmlPart]
  const [lefts = [], rights = []] = partsOf(interaction, 'simpleMatchSet').map((set) =>
    partsOf(set, 'simpleAssociableChoice'),
  )
  const right = pairsOf(responseOf(item, interaction))
  const used = new Set<string>()
  const pairs = []
  for (const left of lefts) {
    const own = right.filter(([from]) => from === left.attributes.identifier)
    if (own.length !== 1) throw new BadQuestion('answerUnclear', wordsIn(left).slice(0, 60))
    const to = own[0]?.[1] ?? ''
    used.add(to)
    const words = rights.find(({ attributes }) => attributes.identifier === to)
    pairs.push({
      left: await richOf(choiceHtml(left), item.texts, item.filesOf),
      right: item.texts.line(choiceHtml(words ?? left)),
    })
  }
  const extra = rights
    .filter(({ attributes }) => !used.has(attributes.identifier ?? ''))
    .map((one) => ({ right: item.texts.line(choiceHtml(one)) }))
  return {
    kind: 'matching',
    pairs: partIds(pairs),
    extra: partIds(extra, 'x'),
    shuffle: isShuffled(interaction),
  }
}

async function readGaps(item: Item): Promise<RawQuestion> {
  const [interaction] = item.interactions as [XmlPart]
  const words = new Map(
    partsOf(interaction, 'gapText').map((one) => [
      one.attributes.identifier ?? '',
      {
        text: item.texts.line(choiceHtml(one)),
        group: Math.min(8, Math.max(1, Number(one.attributes.matchGroup?.replace(/\D/g, '')) || 1)),
      },
    ]),
  )
  const right = pairsOf(responseOf(item, interaction))
  const used = new Set<string>()
  const placed = deepParts(interaction, 'gap').map(({ attributes }) => {
    const [id = ''] = right.find(([, gap]) => gap === attributes.identifier) ?? []
    const word = words.get(id)
    if (!word) throw new BadQuestion('answerUnknown', (attributes.identifier ?? '').slice(0, 60))
    used.add(id)
    return word
  })
  const rest = [...words].filter(([id]) => !used.has(id)).map(([, word]) => word)
  return { kind: 'dragWords', words: partIds([...placed, ...rest]) }
}

/** Answers in words: those that are mapped, or the correct ones. */
function textAnswers(response: Declared, whole: number | null) {
  const { mapping, correct } = response
  if (!mapping) return correct.map((text) => ({ text, percent: 100, feedback: null }))
  const most = whole ?? Math.max(...mapping.map(({ value }) => value), 0)
  return mapping.map(({ key, value }) => ({
    text: key,
    percent: clamp((value * 100) / (most || 1)),
    feedback: null,
  }))
}

function numberAnswers(item: Item, response: Declared, whole: number | null) {
  const rules = item.numbers.filter((rule) => rule.response === response.id)
  if (rules.length > 0) {
    const most = whole ?? Math.max(...rules.map(({ marks }) => marks ?? 1))
    return rules.map(({ value, tolerance, marks }) => ({
      ...{ value, tolerance, feedback: null },
      percent: clamp(((marks ?? most) * 100) / (most || 1)),
    }))
  }
  return textAnswers(response, whole).map(({ text, percent }) => {
    const value = Number(text)
    if (text.trim() === '' || !Number.isFinite(value)) throw new BadQuestion('wrongNumber', text.slice(0, 60))
    return { value, tolerance: 0, percent, feedback: null }
  })
}

const isNumber = ({ baseType }: Declared): boolean => baseType === 'float' || baseType === 'integer'

async function readWritten(item: Item): Promise<RawQuestion> {
  const response = responseOf(item, item.interactions[0])
  if (isNumber(response)) return { kind: 'numeric', answers: numberAnswers(item, response, item.most) }
  const caseSensitive = response.mapping?.some((one) => one.caseSensitive) ?? false
  return { kind: 'shortAnswer', answers: textAnswers(response, item.most), caseSensitive }
}

/** Blanks within a text; each is worth its share of the marks. */
async function readBlanks(item: Item): Promise<RawQuestion> {
  const blanks = item.interactions.map((interaction) => {
    const response = responseOf(item, interaction)
    const weight = weightOf(response, item)
    if (interaction.name === 'inlineChoiceInteraction') {
      const worth = new Map(textAnswers(response, null).map(({ text, percent }) => [text, percent]))
      const answers = partsOf(interaction, 'inlineChoice').map((choice) => ({
        text: item.texts.line(choiceHtml(choice)),
        percent: worth.get(choice.attributes.identifier ?? '') ?? 0,
        feedback: null,
      }))
      return { kind: 'choice', answers, weight }
    }
    if (isNumber(response)) return { kind: 'number', answers: numberAnswers(item, response, null), weight }
    const caseSensitive = response.mapping?.some((one) => one.caseSensitive) ?? false
    return { kind: 'text', answers: textAnswers(response, null), caseSensitive, weight }
  })
  const least = Math.min(...blanks.map(({ weight }) => weight))
  return {
    kind: 'cloze',
    blanks: blanks.map((blank) => ({
      ...blank,
      weight: Math.min(100, Math.max(1, Math.round(blank.weight / least))),
    })),
  }
}

function weightOf({ id, mapping }: Declared, { numbers }: Item): number {
  const marks = [
    ...(mapping ?? []).map(({ value }) => value),
    ...numbers.filter(({ response }) => response === id).map((rule) => rule.marks ?? 1),
  ]
  return Math.max(...marks, 0) || 1
}

async function readText(item: Item): Promise<RawQuestion> {
  const response = responseOf(item, item.interactions[0])
  return response.correct.length > 0 && response.mapping ? readWritten(item) : { kind: 'essay' }
}

async function readUpload(): Promise<RawQuestion> {
  return { kind: 'file', mostFiles: 1 }
}

/** Areas of a picture; a choice of spots and a free place are the same here. */
async function readSpot(item: Item): Promise<RawQuestion> {
  const [interaction] = item.interactions as [XmlPart]
  const [picture] = ['object', 'img', 'picture'].flatMap((name) => partsOf(interaction, name))
  const address = picture?.attributes.data || picture?.attributes.src || ''
  const files = await item.filesOf(`<img src="${address.replaceAll('"', '&quot;')}">`)
  const [content] = files.values()
  const stored = content === undefined ? null : await item.texts.file(address, content, 'picture')
  if (!stored) throw new BadQuestion('pictureMissing')
  const size = {
    width: Number(picture?.attributes.width) || stored.width || 1,
    height: Number(picture?.attributes.height) || stored.height || 1,
  }
  const response = responseOf(item, interaction)
  const percentOf = percentIn(item, response)
  const whole = item.most ?? Math.max(...response.areas.map(({ value }) => value), 0)
  const areas = [
    ...response.areas.map(({ shape, coords, value }) => ({
      ...areaOf(shape, coords, size),
      percent: clamp((value * 100) / (whole || 1)),
    })),
    ...partsOf(interaction, 'hotspotChoice').map(({ attributes }) => ({
      ...areaOf(attributes.shape ?? '', (attributes.coords ?? '').split(/[,\s]+/).map(Number), size),
      percent: percentOf(attributes.identifier ?? ''),
    })),
  ].map((area) => ({ ...area, feedback: null }))
  return { kind: 'hotspot', fileId: stored.id, alt: wordsIn(picture).slice(0, 300), areas: partIds(areas) }
}

function areaOf(
  shape: string,
  coords: readonly number[],
  { width, height }: { width: number; height: number },
) {
  if (coords.length < 3 || coords.some((one) => !Number.isFinite(one)))
    throw new BadQuestion('wrongNumber', shape.slice(0, 60))
  const within = (value: number) => Math.min(1000, Math.max(0, Math.round(value * 100) / 100))
  const at = (x: number, y: number) => ({ x: within((x * 1000) / width), y: within((y * 1000) / height) })
  const [a = 0, b = 0, c = 0, d = 0] = coords
  if (shape === 'circle' || shape === 'ellipse') return { shape: 'circle', points: [at(a, b), at(a + c, b)] }
  if (shape === 'rect') return { shape: 'rectangle', points: [at(a, b), at(c, d)] }
  const corners = Array.from({ length: Math.floor(coords.length / 2) }, (_, place) =>
    at(coords[place * 2] ?? 0, coords[place * 2 + 1] ?? 0),
  )
  return { shape: 'polygon', points: corners }
}

const kinds: Readonly<Record<string, Read>> = {
  choiceInteraction: readChoice,
  orderInteraction: readOrder,
  matchInteraction: readMatch,
  gapMatchInteraction: readGaps,
  extendedTextInteraction: readText,
  uploadInteraction: readUpload,
  hotspotInteraction: readSpot,
  selectPointInteraction: readSpot,
}
