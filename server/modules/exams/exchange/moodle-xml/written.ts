import type { XmlNode } from '#platform/xml'
import { BadQuestion, type RawQuestion } from '../drafts/found-question.ts'
import { numberIn } from '../drafts/percents.ts'
import type { Texts } from '../drafts/texts.ts'
import { fractionOf } from './choices.ts'
import { isSaid, nodeOf, nodesOf, richOrNullAt, textOf, wholeAt, wordsAt, wordsOf } from './node.ts'

export async function readShortAnswer(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const answers = []
  for (const answer of nodesOf(node, 'answer'))
    answers.push({
      text: wordsOf(answer).replace(/\s+/g, ' ').trim(),
      percent: fractionOf(answer),
      feedback: await richOrNullAt(answer, 'feedback', texts),
    })
  return { kind: 'shortAnswer', answers, caseSensitive: isSaid(node, 'usecase', false) }
}

export async function readNumeric(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const answers = []
  for (const answer of nodesOf(node, 'answer')) {
    const written = wordsOf(answer).trim()
    const feedback = await richOrNullAt(answer, 'feedback', texts)
    if (written === '*') {
      if (feedback) texts.lose('partFeedback')
      continue
    }
    const value = numberIn(written)
    if (value === null) throw new BadQuestion('wrongNumber', written.slice(0, 60))
    const tolerance = Math.abs(numberIn(wordsAt(answer, 'tolerance') || '0') ?? 0)
    answers.push({ value, tolerance, percent: fractionOf(answer), feedback })
  }
  return { kind: 'numeric', answers, ...unitsOf(node) }
}

const noInput = '3'

/**
 * Units as ours: Moodle says how many of a unit make one of the first, we say what one of it is worth in the first.
 */
export function unitsOf(node: XmlNode) {
  const written = nodesOf(nodeOf(node, 'units') ?? {}, 'unit').flatMap((unit) => {
    const name = wordsAt(unit, 'unit_name')
    const multiplier = numberIn(wordsAt(unit, 'multiplier') || '1')
    return name === '' || multiplier === null || multiplier <= 0 ? [] : [{ name, multiplier }]
  })
  const base = written.find(({ multiplier }) => multiplier === 1)
  const ordered = base ? [base, ...written.filter((unit) => unit !== base)] : written
  const first = ordered[0]?.multiplier ?? 1
  const isAsked = wordsAt(node, 'showunits') !== noInput
  return {
    units: ordered.map(({ name, multiplier }) => ({
      name,
      factor: Number((first / multiplier).toPrecision(12)),
    })),
    unitNeeded: ordered.length > 0 && isAsked && wholeAt(node, 'unitgradingtype') > 0,
  }
}

const mostFiles = 10
const mostWords = 10_000

/** An essay; one that takes files alone asks for files. */
export async function readEssay(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const attachments = Math.trunc(Number(wordsAt(node, 'attachments')) || 0)
  for (const name of ['graderinfo', 'responsetemplate'])
    if (texts.line(textOf(nodeOf(node, name), texts).html) !== '') texts.lose('template', wordsAt(node, name))
  if (wordsAt(node, 'responseformat') === 'noinline' && attachments !== 0)
    return { kind: 'file', mostFiles: attachments < 0 ? mostFiles : Math.min(mostFiles, attachments) }
  if (attachments !== 0) texts.lose('file')
  const limit = (name: string) => Math.min(mostWords, wholeAt(node, name))
  return { kind: 'essay', leastWords: limit('minwordlimit'), mostWords: limit('maxwordlimit') }
}
