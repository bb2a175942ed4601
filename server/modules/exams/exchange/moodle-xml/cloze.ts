import type { XmlNode } from '#platform/xml'
import { BadQuestion, type RawQuestion } from '../drafts/found-question.ts'
import { numberIn, percentOf } from '../drafts/percents.ts'
import type { Texts } from '../drafts/texts.ts'
import { askedText } from './node.ts'

/** `{1:MULTICHOICE:=رم#آفرین~پاریس}` within the text; `\` stands before signs that are meant as they are. */
const blank = /\{(\d{0,3}):([A-Z_]{2,20})(?::((?:\\[\s\S]|[^\\}])*))?\}/g

const kinds: Readonly<Record<string, 'text' | 'number' | 'choice' | 'several'>> = {
  SHORTANSWER: 'text',
  SA: 'text',
  MW: 'text',
  SHORTANSWER_C: 'text',
  SAC: 'text',
  MWC: 'text',
  NUMERICAL: 'number',
  NM: 'number',
  MULTICHOICE: 'choice',
  MC: 'choice',
  MULTIRESPONSE: 'several',
  MR: 'several',
}
const withCase = new Set(['SHORTANSWER_C', 'SAC', 'MWC'])

export async function readCloze(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const { html, files } = askedText(node, texts)
  const found = [...html.matchAll(blank)]
  if (found.length === 0) throw new BadQuestion('noBlanks')
  const blanks = []
  for (const [all, weight = '', type = '', answers = ''] of found)
    blanks.push(await blankOf(all, Number(weight) || 1, type, answers, texts))
  const numbers = found.map((_, at) => at + 1).values()
  const numbered = html.replace(blank, () => `[[${numbers.next().value}]]`)
  return { kind: 'cloze', text: await texts.rich(numbered, files), blanks }
}

/** How a blank is drawn (`_H`, `_VS`…) is not ours to say. */
const plainType = (type: string): string =>
  type.replace(/^(MULTICHOICE|MULTIRESPONSE|MC|MR)_?(H|V|S|HS|VS)$/, '$1')

async function blankOf(all: string, weight: number, type: string, written: string, texts: Texts) {
  const kind = kinds[plainType(type)]
  if (kind === undefined) throw new BadQuestion('wrongBlank', all.slice(0, 60))
  if (kind === 'several') throw new BadQuestion('multipleInText', all.slice(0, 60))
  const answers = []
  for (const answer of written.split(/(?<!\\)~/)) answers.push(await answerOf(answer, kind, texts))
  const read = answers.filter((answer) => answer !== null)
  const common = { kind, answers: read, weight: Math.min(100, Math.max(1, weight)) }
  return kind === 'text' ? { ...common, caseSensitive: withCase.has(type) } : common
}

async function answerOf(written: string, kind: 'text' | 'number' | 'choice', texts: Texts) {
  const [, mark = '', rest = ''] = /^\s*(=|%-?[\d.]+%)?([\s\S]*)$/.exec(written) ?? []
  const [words = '', ...notes] = rest.split(/(?<!\\)#/)
  const percent = mark === '=' ? 100 : mark === '' ? 0 : percentOf(mark.slice(1, -1))
  if (percent === null) throw new BadQuestion('wrongNumber', mark)
  const feedback = await texts.richOrNull(plain(notes.join('#')))
  const text = texts.line(plain(words))
  if (kind !== 'number') return { text, percent, feedback }
  if (text === '*' || text === '') {
    if (feedback) texts.lose('partFeedback')
    return null
  }
  const [value, tolerance] = text.split(':').map(numberIn)
  if (value === undefined || value === null || tolerance === null)
    throw new BadQuestion('wrongNumber', text.slice(0, 60))
  return { value, tolerance: Math.abs(tolerance ?? 0), percent, feedback }
}

const plain = (text: string): string => text.replace(/\\([\s\S])/g, '$1')
