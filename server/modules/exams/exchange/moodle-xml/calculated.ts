import type { XmlNode } from '#platform/xml'
import { BadQuestion, type RawQuestion } from '../drafts/found-question.ts'
import { numberIn } from '../drafts/percents.ts'
import type { Texts } from '../drafts/texts.ts'
import { fractionOf } from './choices.ts'
import { askedText, nodeOf, nodesOf, wordsAt, wordsOf } from './node.ts'
import { unitsOf } from './written.ts'

const relative = '1'

/** A question whose numbers are drawn; Moodle's list of drawn values becomes their range. */
export async function readCalculated(node: XmlNode, texts: Texts): Promise<RawQuestion> {
  const { html, files } = askedText(node, texts)
  if (/\{=/.test(html)) throw new BadQuestion('expressionInText')
  const rights = nodesOf(node, 'answer').filter((answer) => fractionOf(answer) === 100)
  const [right] = rights
  if (!right) throw new BadQuestion('answerUnknown')
  if (nodesOf(node, 'answer').length > 1) texts.lose('otherAnswers')
  const names = namesOf(node)
  if (wordsAt(right, 'tolerancetype') === relative && (numberIn(wordsAt(right, 'tolerance')) ?? 0) !== 0)
    texts.lose('relativeTolerance', wordsAt(right, 'tolerance'))
  return {
    kind: 'formula',
    text: await texts.rich(renamed(html, names), files),
    variables: variablesOf(node, names),
    expression: expressionOf(wordsOf(right), names),
    tolerance:
      wordsAt(right, 'tolerancetype') === relative
        ? 0
        : Math.abs(numberIn(wordsAt(right, 'tolerance') || '0') ?? 0),
    ...unitsOf(node),
  }
}

type Names = ReadonlyMap<string, string>

const setsOf = (node: XmlNode) => nodesOf(nodeOf(node, 'dataset_definitions') ?? {}, 'dataset_definition')

/** Names as ours are: Latin letters and digits; another name becomes `v1`, `v2`… */
function namesOf(node: XmlNode): Names {
  const written = setsOf(node).map((set) => wordsAt(set, 'name'))
  const isOurs = (name: string) => /^[a-z][a-z0-9_]{0,11}$/i.test(name) && name !== 'e' && name !== 'pi'
  return new Map(written.map((name, at) => [name, isOurs(name) ? name : `v${at + 1}`]))
}

const renamed = (text: string, names: Names): string =>
  text.replace(/\{([^{}=]{1,60})\}/g, (all, name: string) => (names.has(name) ? `{${names.get(name)}}` : all))

/** `{a} + pi()` as `a + pi`. */
const expressionOf = (formula: string, names: Names): string =>
  formula
    .replace(/\{([^{}]{1,60})\}/g, (_, name: string) => names.get(name) ?? name)
    .replace(/\bpi\s*\(\s*\)/gi, 'pi')
    .replaceAll('**', '^')
    .trim()

const variablesOf = (node: XmlNode, names: Names) =>
  setsOf(node).map((set) => {
    const name = wordsAt(set, 'name')
    const bound = (which: string) => numberIn(wordsAt(set, which)) ?? wrongBound(name)
    return {
      name: names.get(name) ?? name,
      least: bound('minimum'),
      most: bound('maximum'),
      decimals: Math.min(6, Math.max(0, Math.trunc(Number(wordsAt(set, 'decimals')) || 0))),
    }
  })

function wrongBound(name: string): never {
  throw new BadQuestion('wrongNumber', name)
}
