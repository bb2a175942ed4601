import type { XmlNode } from '#platform/xml'
import { BadQuestion, optionIds, partIds, type RawQuestion } from '../drafts/found-question.ts'
import { percentOf } from '../drafts/percents.ts'
import type { Texts } from '../drafts/texts.ts'
import { attributeOf, isSaid, nodesOf, richOrNullAt, textOf, wordsOf } from './node.ts'

/** How much of the marks an answer is worth. */
export function fractionOf(answer: XmlNode): number {
  const written = attributeOf(answer, 'fraction') || '0'
  const percent = percentOf(written)
  if (percent === null) throw new BadQuestion('wrongNumber', written.slice(0, 60))
  return percent
}

async function optionsOf(node: XmlNode, texts: Texts) {
  const options = []
  for (const answer of nodesOf(node, 'answer')) {
    const { html, files } = textOf(answer, texts)
    options.push({
      text: await texts.rich(html, files),
      percent: fractionOf(answer),
      feedback: await richOrNullAt(answer, 'feedback', texts),
    })
  }
  return optionIds(options)
}

export async function readChoice(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  return {
    kind: isSaid(node, 'single', true) ? 'single' : 'multiple',
    options: await optionsOf(node, texts),
    shuffle: isSaid(node, 'shuffleanswers', true),
  }
}

export async function readTrueFalse(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const answers = nodesOf(node, 'answer')
  const said = (word: RegExp) => answers.find((answer) => word.test(wordsOf(answer).trim()))
  const yes = said(/^(true|1|درست|صحیح)$/i) ?? answers[0]
  const no = said(/^(false|0|نادرست|غلط)$/i) ?? answers[1]
  const right = [yes, no].find((answer) => answer && fractionOf(answer) === 100)
  return {
    kind: 'trueFalse',
    correct: right === undefined ? null : right === yes,
    whenTrue: yes ? await richOrNullAt(yes, 'feedback', texts) : null,
    whenFalse: no ? await richOrNullAt(no, 'feedback', texts) : null,
  }
}

/** Items stand in the order of their fractions, which count from 1. */
export async function readOrdering(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const inOrder = nodesOf(node, 'answer').toSorted((a, b) => place(a) - place(b))
  const items = []
  for (const answer of inOrder) {
    const { html, files } = textOf(answer, texts)
    items.push({ text: await texts.rich(html, files) })
  }
  return { kind: 'ordering', items: partIds(items) }
}

const place = (answer: XmlNode): number => Number(attributeOf(answer, 'fraction')) || 0
