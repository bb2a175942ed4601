import { toLatinDigits } from '@arvand/persian/digits'
import { foldAnswer } from './fold-answer.ts'

interface Unit {
  readonly name: string
  readonly factor: number
}

const number = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(.*)$/i

/**
 * The number in a typed answer, in the first unit; null when there is none. It takes Persian digits, «٫» and «/» as the
 * decimal mark, «٬» between thousands, «3.2e4», «3.2×10^4», and one of the units behind it.
 */
export function readNumber(text: string, units: readonly Unit[] = [], unitNeeded = false): number | null {
  const plain = toLatinDigits(text)
    .replace(/[\s\u00a0\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[٬،']|,(?=\d{3}(?!\d))/g, '')
    .replace(/[٫,]/g, '.')
    .replace(/(?<=\d)\/(?=\d)/, '.')
    .replace(/[×x*]10\^?([+-]?\d+)/i, 'e$1')
  const found = number.exec(plain)
  if (!found) return null
  const [, digits = '', rest = ''] = found
  const value = Number(digits)
  if (!Number.isFinite(value)) return null
  if (rest === '') return unitNeeded && units.length > 0 ? null : value
  const unit = units.find(({ name }) => foldAnswer(name, true) === foldAnswer(rest, true))
  return unit ? value * unit.factor : null
}

/** Whether a number is near enough; a hair more is allowed, since 0.1 + 0.2 is not 0.3 in binary. */
export const isNear = (value: number, expected: number, tolerance: number): boolean =>
  Math.abs(value - expected) <= tolerance + Math.max(Math.abs(expected), 1) * 1e-9
