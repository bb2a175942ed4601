import type { XmlElement, XmlNode } from '#platform/xml'
import { categoryPath } from '../drafts/category-path.ts'
import { BadQuestion, type FoundQuestion, type RawQuestion } from '../drafts/found-question.ts'
import type { Texts } from '../drafts/texts.ts'
import { readCalculated } from './calculated.ts'
import { readChoice, readOrdering, readTrueFalse } from './choices.ts'
import { readCloze } from './cloze.ts'
import { readMarker } from './marker.ts'
import { readMatching } from './matching.ts'
import { askedText, attributeOf, nodeOf, nodesOf, richOrNullAt, textOf, wordsAt, wordsOf } from './node.ts'
import { readDragWords, readGaps } from './words-in-text.ts'
import { readEssay, readNumeric, readShortAnswer } from './written.ts'

/** What an element of a kind becomes, besides what all questions have. It may replace the text. */
type ReadKind = (node: XmlNode, texts: Texts) => Promise<RawQuestion>

const kinds: Readonly<Record<string, ReadKind>> = {
  multichoice: readChoice,
  truefalse: readTrueFalse,
  shortanswer: readShortAnswer,
  numerical: readNumeric,
  essay: readEssay,
  matching: readMatching,
  ddmatch: readMatching,
  cloze: readCloze,
  multianswer: readCloze,
  calculated: readCalculated,
  calculatedsimple: readCalculated,
  ddwtos: readDragWords,
  gapselect: readGaps,
  ordering: readOrdering,
  ddmarker: readMarker,
}
const unread = {
  description: 'description',
  random: 'randomQuestion',
  randomsamatch: 'randomQuestion',
  calculatedmulti: 'answersOfFormula',
  ddimageortext: 'wordsOnPicture',
} as const
const isUnread = (type: string): type is keyof typeof unread => Object.hasOwn(unread, type)

/** The questions of a Moodle XML file, one after another. */
export async function* readMoodleXml(elements: AsyncIterable<XmlElement>): AsyncGenerator<FoundQuestion> {
  let category: string[] = []
  let number = 0
  for await (const { name, value, line } of elements) {
    if (name !== 'question' || typeof value === 'string') continue
    const type = attributeOf(value, 'type')
    if (type === 'category') {
      category = categoryPath(wordsOf(nodeOf(value, 'category')))
      continue
    }
    number += 1
    yield {
      number,
      line,
      name: nameOf(value),
      category,
      tags: nodesOf(nodeOf(value, 'tags') ?? {}, 'tag').map((tag) => wordsOf(tag).trim()),
      draft: (texts) => draftedFromMoodle(value, type, texts),
    }
  }
}

const nameOf = (node: XmlNode): string =>
  (wordsAt(node, 'name') || wordsAt(node, 'questiontext').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)

/** A question element as ours. Throws BadQuestion. */
export async function draftedFromMoodle(node: XmlNode, type: string, texts: Texts): Promise<RawQuestion> {
  if (isUnread(type)) throw new BadQuestion(unread[type])
  const read = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (!read) throw new BadQuestion('unknownKind', type.slice(0, 40))
  const own = await read(node, texts)
  const common = {
    text: 'text' in own ? own.text : await askedIn(node, texts),
    feedback: await richOrNullAt(node, 'generalfeedback', texts),
    points: pointsIn(node),
    hints: await hintsIn(node, texts),
  }
  noteLost(node, texts)
  return { ...common, ...own, soundId: texts.soundId }
}

async function askedIn(node: XmlNode, texts: Texts) {
  const { html, files } = askedText(node, texts)
  return texts.rich(html, files)
}

function pointsIn(node: XmlNode): number {
  const grade = Number(wordsAt(node, 'defaultgrade') || wordsAt(node, 'defaultmark') || 1)
  return Number.isFinite(grade) ? Math.min(100_000, Math.max(0, Math.round(grade * 100))) : 100
}

const mostHints = 5
const longestHint = 500

async function hintsIn(node: XmlNode, texts: Texts): Promise<string[]> {
  return nodesOf(node, 'hint')
    .map((hint) => texts.line(textOf(hint, texts).html))
    .filter((hint) => hint !== '')
    .map((hint) => hint.slice(0, longestHint))
    .slice(0, mostHints)
}

const usualFeedback = [
  '',
  'Your answer is correct.',
  'Your answer is partially correct.',
  'Your answer is incorrect.',
]

/** Feedback to all right or all wrong answers together; what Moodle writes itself is no loss. */
function noteLost(node: XmlNode, texts: Texts): void {
  for (const name of ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']) {
    const words = wordsAt(node, name)
      .replace(/<[^>]*>|&nbsp;/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (!usualFeedback.includes(words)) texts.lose('commonFeedback', words)
  }
}
