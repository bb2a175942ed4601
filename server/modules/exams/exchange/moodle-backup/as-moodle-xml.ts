import type { XmlNode, XmlValue } from '#platform/xml'
import { attributeOf, nodeOf, nodesOf, wordsAt } from '../moodle-xml/node.ts'

/**
 * Questions as Moodle writes them into backups, with its tables as elements, turned into what it writes into XML files, so
 * that both are read by the same functions.
 */

/** What a question of a backup needs besides its element. */
export interface BackupQuestionNeeds {
  /** The files of an area, as elements of Moodle XML. */
  readonly filesAt: (component: string, area: string, item: string) => Promise<XmlNode[]>
  /** Another question of the backup, by its id: blanks of a cloze are questions of their own. */
  readonly find: (id: string) => XmlNode | undefined
}

/** The name of its kind in Moodle XML. */
export const typeInXml = (question: XmlNode): string => {
  const type = wordsAt(question, 'qtype')
  return type === 'match' ? 'matching' : type === 'multianswer' ? 'cloze' : type
}

/** A `question` of a backup as a `question` of Moodle XML. */
export async function asMoodleXml(written: XmlNode, needs: BackupQuestionNeeds): Promise<XmlNode> {
  const question = withoutNulls(written) as XmlNode
  const id = attributeOf(question, 'id')
  const type = wordsAt(question, 'qtype')
  const plugin = nodeOf(question, `plugin_qtype_${type}_question`) ?? {}
  const source: Source = { question, id, plugin, needs }
  const asked = type === 'multianswer' ? clozeText(source) : wordsAt(question, 'questiontext')
  return {
    ...ownOf(plugin, type === 'match' ? 'matchoptions' : type),
    ...(await partsOf(type, source)),
    name: { text: wordsAt(question, 'name') },
    questiontext: await text(source, asked, 'questiontext', ['question', 'questiontext', id]),
    generalfeedback: await text(source, wordsAt(question, 'generalfeedback'), 'generalfeedback', [
      ...(['question', 'generalfeedback', id] as const),
    ]),
    defaultgrade: wordsAt(question, 'defaultmark') || wordsAt(question, 'defaultgrade') || '1',
    hint: within(question, 'question_hints', 'question_hint').map((hint) => ({
      text: wordsAt(hint, 'hint'),
    })),
    tags: {
      tag: within(question, 'tags', 'tag').map((tag) => ({
        text: wordsAt(tag, 'rawname') || wordsAt(tag, 'name'),
      })),
    },
  }
}

interface Source {
  readonly question: XmlNode
  readonly id: string
  readonly plugin: XmlNode
  readonly needs: BackupQuestionNeeds
}

const within = (node: XmlNode, holder: string, name: string): XmlNode[] =>
  nodesOf(nodeOf(node, holder) ?? {}, name)

/** Moodle writes null as a word. */
function withoutNulls(value: XmlValue | XmlValue[]): XmlValue | XmlValue[] {
  if (typeof value === 'string') return value === '$@NULL@$' ? '' : value
  if (Array.isArray(value)) return value.map((one) => withoutNulls(one) as XmlValue)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNulls(one)]))
}

/** The settings of a kind, which have the same names in both. */
const ownOf = (plugin: XmlNode, type: string): XmlNode => {
  const { '@id': _, ...own } = nodeOf(plugin, type) ?? {}
  return own
}

const formats = ['moodle_auto_format', 'html', 'plain_text', '', 'markdown']

/** A text with its format and its files. */
async function text(
  { question, needs }: Pick<Source, 'question' | 'needs'>,
  words: string,
  name: string,
  [component, area, item]: readonly [component: string, area: string, item: string],
): Promise<XmlNode> {
  const format = formats[Number(wordsAt(question, `${name}format`))] ?? 'html'
  const hasFiles = words.includes('@@PLUGINFILE@@')
  return {
    '@format': format,
    text: words,
    ...(hasFiles ? { file: await needs.filesAt(component, area, item) } : {}),
  }
}

type Parts = (source: Source) => Promise<XmlNode>

const partsOf = (type: string, source: Source): Promise<XmlNode> =>
  (Object.hasOwn(kinds, type) ? kinds[type] : answers)?.(source) ?? answers(source)

/** The answers that most kinds have. */
async function answers(source: Source): Promise<XmlNode> {
  const found = within(source.plugin, 'answers', 'answer')
  return { answer: await Promise.all(found.map((answer) => answerOf(answer, source))) }
}

async function answerOf(answer: XmlNode, { needs }: Source, percent = 100): Promise<XmlNode> {
  const from = { question: answer, needs }
  const id = attributeOf(answer, 'id')
  const words = await text(from, wordsAt(answer, 'answertext'), 'answer', ['question', 'answer', id])
  const feedback = wordsAt(answer, 'feedback')
  return {
    ...words,
    '@fraction': String(Number((Number(wordsAt(answer, 'fraction')) * percent).toFixed(7))),
    feedback: await text(from, feedback, 'feedback', ['question', 'answerfeedback', id]),
  }
}

const kinds: Readonly<Record<string, Parts>> = {
  async truefalse(source) {
    const { answer } = await answers(source)
    const ids = within(source.plugin, 'answers', 'answer').map((one) => attributeOf(one, 'id'))
    const isTrue = wordsAt(nodeOf(source.plugin, 'truefalse') ?? {}, 'trueanswer')
    const words = (at: number) => (ids[at] === isTrue ? 'true' : 'false')
    return { answer: (answer as XmlNode[]).map((one, at) => ({ ...one, text: words(at) })) }
  },
  async ordering(source) {
    const found = within(source.plugin, 'answers', 'answer')
    return { answer: await Promise.all(found.map((answer) => answerOf(answer, source, 1))) }
  },
  numerical: async (source) => ({ ...(await numbered(source, 'numerical')), ...unitsOf(source) }),
  calculated: async (source) => ({
    ...(await numbered(source, 'calculated')),
    ...unitsOf(source),
    dataset_definitions: {
      dataset_definition: within(source.plugin, 'dataset_definitions', 'dataset_definition').map(dataSet),
    },
  }),
  async match(source) {
    const { plugin, needs } = source
    const rows = within(plugin, 'matches', 'match').map(async (row) => ({
      ...(await text({ question: row, needs }, wordsAt(row, 'questiontext'), 'questiontext', [
        ...(['qtype_match', 'subquestion', attributeOf(row, 'id')] as const),
      ])),
      answer: { text: wordsAt(row, 'answertext') },
    }))
    return { subquestion: await Promise.all(rows) }
  },
  // The group of a word stands in its feedback: as PHP writes objects, or as a number.
  ddwtos: async ({ plugin }) => ({
    dragbox: within(plugin, 'answers', 'answer').map((answer) => ({
      text: wordsAt(answer, 'answertext'),
      group: /draggroup";(?:s:\d+:"|i:)(\d+)/.exec(wordsAt(answer, 'feedback'))?.[1] ?? '1',
    })),
  }),
  gapselect: async ({ plugin }) => ({
    selectoption: within(plugin, 'answers', 'answer').map((answer) => ({
      text: wordsAt(answer, 'answertext'),
      group: wordsAt(answer, 'feedback') || '1',
    })),
  }),
  ddmarker: async ({ plugin, needs, id }) => ({
    file: await needs.filesAt('qtype_ddmarker', 'bgimage', id),
    drag: within(plugin, 'drags', 'drag').map((drag) => ({ text: wordsAt(drag, 'label') })),
    drop: within(plugin, 'drops', 'drop'),
  }),
  multianswer: async () => ({}),
}

const settingsOf = ({ plugin }: Source): XmlNode =>
  within(plugin, 'numerical_options', 'numerical_option')[0] ?? {}

function unitsOf(source: Source): XmlNode {
  const { '@id': _, ...options } = settingsOf(source)
  const units = within(source.plugin, 'numerical_units', 'numerical_unit').map((unit) => ({
    multiplier: wordsAt(unit, 'multiplier'),
    unit_name: wordsAt(unit, 'unit'),
  }))
  return { ...options, units: { unit: units } }
}

/** Answers with what a second table says of each: its tolerance. */
async function numbered(source: Source, kind: 'numerical' | 'calculated'): Promise<XmlNode> {
  const { answer } = await answers(source)
  const ids = within(source.plugin, 'answers', 'answer').map((one) => attributeOf(one, 'id'))
  const records = within(source.plugin, `${kind}_records`, `${kind}_record`)
  const record = (at: number): XmlNode => {
    const found = records.find((one) => wordsAt(one, 'answer') === ids[at]) ?? {}
    return { tolerance: wordsAt(found, 'tolerance'), tolerancetype: wordsAt(found, 'tolerancetype') }
  }
  return { answer: (answer as XmlNode[]).map((one, at) => ({ ...one, ...record(at) })) }
}

/** `uniform:1.0:10.0:1`: how values are drawn, from where, to where, and with how many decimals. */
function dataSet(set: XmlNode): XmlNode {
  const [, minimum = '', maximum = '', decimals = ''] = wordsAt(set, 'options').split(':')
  return { name: wordsAt(set, 'name'), minimum, maximum, decimals }
}

/** The text of a cloze, in which a backup has `{#1}` for each of its questions. */
function clozeText({ question, plugin, needs }: Source): string {
  const sequence = wordsAt(nodeOf(plugin, 'multianswer') ?? {}, 'sequence').split(',')
  return wordsAt(question, 'questiontext').replace(/\{#(\d{1,3})\}/g, (all, number: string) => {
    const blank = needs.find(sequence[Number(number) - 1]?.trim() ?? '')
    return blank ? wordsAt(blank, 'questiontext') : all
  })
}
