import type { XmlNode } from '#platform/xml'
import { numberIn } from '../drafts/percents.ts'
import { attributeOf, nodeOf, nodesOf, wordsOf } from '../moodle-xml/node.ts'

/** Something that an answer is compared with. */
export interface Test {
  readonly how: 'equal' | 'part' | 'least' | 'most'
  readonly response: string
  readonly value: string
  readonly caseSensitive: boolean
  /** It must not be so. */
  readonly not: boolean
}

/** What one condition of an item gives. */
export interface Condition {
  readonly tests: readonly Test[]
  /** It holds for every answer. */
  readonly always: boolean
  /** Any of its tests is enough. */
  readonly isEither: boolean
  /** In percent of the most; null: it says nothing of marks. */
  readonly percent: number | null
  readonly feedback: readonly string[]
}

const hows = {
  varequal: 'equal',
  varsubstring: 'part',
  varsubset: 'equal',
  vargte: 'least',
  vargt: 'least',
  varlte: 'most',
  varlt: 'most',
} as const

/** The conditions of an item, in their order. */
export function conditionsOf(item: XmlNode): Condition[] {
  const processing = nodeOf(item, 'resprocessing')
  if (!processing) return []
  const most = mostOf(processing)
  return nodesOf(processing, 'respcondition').map((condition) => {
    const said = nodeOf(condition, 'conditionvar') ?? {}
    return {
      tests: testsIn(said, false),
      always: said.other !== undefined,
      isEither: said.or !== undefined || (said.and === undefined && nodesOf(said, 'varequal').length > 1),
      percent: percentOf(condition, most),
      feedback: nodesOf(condition, 'displayfeedback').map((one) => attributeOf(one, 'linkrefid')),
    }
  })
}

function testsIn(node: XmlNode, not: boolean): Test[] {
  const own = Object.entries(hows).flatMap(([name, how]) =>
    nodesOf(node, name).map((test) => ({
      ...{ how, not, response: attributeOf(test, 'respident'), value: wordsOf(test).trim() },
      caseSensitive: /^(yes|true)$/i.test(attributeOf(test, 'case')),
    })),
  )
  const inner = ['and', 'or'].flatMap((name) => nodesOf(node, name).flatMap((one) => testsIn(one, not)))
  return [...own, ...inner, ...nodesOf(node, 'not').flatMap((one) => testsIn(one, !not))]
}

function mostOf(processing: XmlNode): number {
  const declared = nodesOf(nodeOf(processing, 'outcomes') ?? {}, 'decvar').map((one) =>
    numberIn(attributeOf(one, 'maxvalue')),
  )
  const set = nodesOf(processing, 'respcondition').flatMap((one) => valuesOf(one))
  return Math.max(...declared.flatMap((value) => (value && value > 0 ? [value] : [])), ...set, 0) || 100
}

const valuesOf = (condition: XmlNode): number[] =>
  nodesOf(condition, 'setvar').flatMap((one) => numberIn(wordsOf(one)) ?? [])

function percentOf(condition: XmlNode, most: number): number | null {
  const values = valuesOf(condition)
  if (values.length === 0) return null
  const sum = values.reduce((all, value) => all + value, 0)
  return Math.min(100, Math.max(-100, (sum * 100) / most))
}

/** The condition gives marks. */
export const gives = ({ percent }: Condition): boolean => percent !== null && percent > 0
