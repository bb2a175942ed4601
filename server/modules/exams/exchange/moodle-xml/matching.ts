import type { XmlNode } from '#platform/xml'
import { partIds, type RawQuestion } from '../drafts/found-question.ts'
import type { Texts } from '../drafts/texts.ts'
import { isSaid, nodeOf, nodesOf, textOf, wordsOf } from './node.ts'

/** A right side without a left one belongs to no pair. */
export async function readMatching(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const pairs = []
  const extra = []
  for (const pair of nodesOf(node, 'subquestion')) {
    const answer = nodeOf(pair, 'answer')
    const { html: written } = textOf(answer, texts)
    const right = written.includes('<') ? texts.line(written) : wordsOf(answer).replace(/\s+/g, ' ').trim()
    const { html, files } = textOf(pair, texts)
    if (html.trim() === '') extra.push({ right })
    else pairs.push({ left: await texts.rich(html, files), right })
  }
  return {
    kind: 'matching',
    pairs: partIds(pairs),
    extra: partIds(extra, 'x'),
    shuffle: isSaid(node, 'shuffleanswers', true),
  }
}
