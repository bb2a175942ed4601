import type { Criterion } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import type { Line } from './bank-kind.ts'
import { lineWords as words } from './words.ts'

/** A part of a question as a line; one that says nothing is left out. */
export const line = (key: string, label: string, text: string): Line[] =>
  text.trim() === '' ? [] : [{ key, label, text: text.trim() }]

export const richLine = (key: string, label: string, text: RichText | null): Line[] =>
  line(key, label, text ? plainText(text) : '')

interface Valued {
  readonly percent: number
  readonly feedback: RichText | null
}

/** What something may be answered with: its text, what it is worth, and what is said to it. */
export const valuedLines = (
  key: string,
  label: string,
  text: string,
  { percent, feedback }: Valued,
): Line[] => [
  ...line(key, label, text),
  ...line(`${key} worth`, words.worthOf(label), formatPercent(percent, 2)),
  ...richLine(`${key} feedback`, words.feedbackOf(label), feedback),
]

export const number = (place: number): string => localDigits(place + 1)

interface Unit {
  readonly name: string
  readonly factor: number
}

export const unitsLine = (units: readonly Unit[]): Line[] =>
  line('units', words.units, units.map(({ name, factor }) => `${name} (${formatNumber(factor)})`).join('، '))

export const rubricLines = (rubric: readonly Criterion[]): Line[] =>
  rubric.flatMap(({ id, title, levels }, place) =>
    line(
      `criterion ${id}`,
      words.criterion(number(place)),
      `${title}: ${levels.map((level) => `${level.title} (${formatNumber(level.points)})`).join('، ')}`,
    ),
  )
