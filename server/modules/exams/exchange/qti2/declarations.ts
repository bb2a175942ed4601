import type { XmlPart } from '#platform/xml'
import { BadQuestion } from '../drafts/found-question.ts'
import { numberIn } from '../drafts/percents.ts'
import { deepParts, partOf, partsOf, wordsIn } from './parts.ts'

/** What is right for one response, and what its values are worth. */
export interface Declared {
  readonly id: string
  readonly cardinality: string
  readonly baseType: string
  readonly correct: readonly string[]
  /** In marks; null: nothing is mapped. */
  readonly mapping:
    | readonly { readonly key: string; readonly value: number; readonly caseSensitive: boolean }[]
    | null
  readonly areas: readonly {
    readonly shape: string
    readonly coords: readonly number[]
    readonly value: number
  }[]
}

export const declaredIn = (item: XmlPart): Map<string, Declared> =>
  new Map(
    partsOf(item, 'responseDeclaration').map((one) => {
      const id = one.attributes.identifier ?? ''
      const mapping = partOf(one, 'mapping')
      return [
        id,
        {
          id,
          cardinality: one.attributes.cardinality ?? 'single',
          baseType: one.attributes.baseType ?? '',
          correct: partsOf(partOf(one, 'correctResponse'), 'value').map(wordsIn),
          mapping: mapping
            ? partsOf(mapping, 'mapEntry').map(({ attributes }) => ({
                key: attributes.mapKey ?? '',
                value: numberOf(attributes.mappedValue ?? ''),
                caseSensitive: attributes.caseSensitive === 'true',
              }))
            : null,
          areas: partsOf(partOf(one, 'areaMapping'), 'areaMapEntry').map(({ attributes }) => ({
            shape: attributes.shape ?? '',
            coords: (attributes.coords ?? '').split(/[,\s]+/).map(numberOf),
            value: numberOf(attributes.mappedValue ?? ''),
          })),
        },
      ] as const
    }),
  )

export function numberOf(written: string): number {
  const value = numberIn(written)
  if (value === null) throw new BadQuestion('wrongNumber', written.slice(0, 60))
  return value
}

/** The marks of an item: what it says is its most; else one. */
export function mostOf(item: XmlPart): number | null {
  const outcomes = partsOf(item, 'outcomeDeclaration')
  const named = (name: string) => outcomes.find(({ attributes }) => attributes.identifier === name)
  const most =
    wordsIn(partOf(named('MAXSCORE'), 'defaultValue')) || named('SCORE')?.attributes.normalMaximum || ''
  const value = numberIn(most)
  return value !== null && value > 0 ? value : null
}

/** Numbers that are compared with a tolerance, with their marks. */
export interface NumberRule {
  readonly response: string
  readonly value: number
  readonly tolerance: number
  /** Null: not told. */
  readonly marks: number | null
}

export function numberRules(item: XmlPart, declared: ReadonlyMap<string, Declared>): NumberRule[] {
  const processing = partOf(item, 'responseProcessing')
  const branches = ['responseIf', 'responseElseIf'].flatMap((name) => deepParts(processing, name))
  return branches.flatMap((branch) => {
    const [equal] = deepParts(branch, 'equal')
    const response = deepParts(equal, 'variable')[0]?.attributes.identifier ?? ''
    const of = declared.get(response)
    if (!equal || !of) return []
    const written = wordsIn(partOf(equal, 'baseValue')) || of.correct[0] || ''
    const [tolerance = '0'] = (equal.attributes.tolerance ?? '0').trim().split(/\s+/)
    const set = deepParts(branch, 'setOutcomeValue').find(
      ({ attributes }) => attributes.identifier === 'SCORE',
    )
    const marks = numberIn(wordsIn(deepParts(set, 'baseValue')[0]))
    return [{ response, value: numberOf(written), tolerance: Math.abs(numberOf(tolerance)), marks }]
  })
}
