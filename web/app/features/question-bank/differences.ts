import type { Question } from '@arvand/contracts/questions'
import { formatNumber } from '@arvand/persian/numbers'
import { namedKindOf } from '../questions/index.ts'
import type { Line } from './bank-kind.ts'
import { bankKindOf } from './bank-kinds.ts'
import { line, number, richLine } from './lines.ts'
import { lineWords as words } from './words.ts'

export interface Difference {
  readonly key: string
  readonly label: string
  /** Null: the newer one has it and the older has not. */
  readonly before: string | null
  readonly after: string | null
}

/** What differs between two versions of a question, in words, in the order of the newer one. */
export function differences(older: Question, newer: Question): Difference[] {
  const [before, after] = [linesOf(older), linesOf(newer)]
  const gone = before.filter(({ key }) => !after.some((one) => one.key === key))
  return [
    ...after.flatMap(({ key, label, text }): Difference[] => {
      const old = before.find((one) => one.key === key)
      return old?.text === text ? [] : [{ key, label, before: old?.text ?? null, after: text }]
    }),
    ...gone.map(({ key, label, text }) => ({ key, label, before: text, after: null })),
  ]
}

function linesOf(question: Question): readonly Line[] {
  const { kind, text, points, soundId, hints, feedback } = question
  return [
    ...line('kind', words.kind, namedKindOf(kind).label),
    ...richLine('text', words.text, text),
    ...line('points', words.points, formatNumber(points / 100)),
    ...bankKindOf(kind).lines(question),
    ...hints.flatMap((hint, place) => line(`hint ${place}`, words.hint(number(place)), hint)),
    ...richLine('feedback', words.feedback, feedback),
    // The end of the id tells two sounds apart.
    ...line('sound', words.sound, soundId?.slice(-6) ?? ''),
  ]
}
