import { toLatinDigits } from '@arvand/persian/digits'

const mostParts = 12

/**
 * Percent of an answer as the file writes it, e.g. 33.333: files round thirds and sixths, so that their sum misses 100.
 * Null when it is no percent.
 */
export function percentOf(text: string): number | null {
  const percent = numberIn(text)
  if (percent === null || percent < -100 || percent > 100) return null
  for (let parts = 1; parts <= mostParts; parts += 1) {
    const whole = Math.round((percent * parts) / 100)
    const exact = (whole * 100) / parts
    if (Math.abs(exact - percent) < 0.01) return exact
  }
  return percent
}

const shape = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A number in Latin or Persian digits, with a point, a comma or «٫» as its decimal mark; null when it is none. */
export function numberIn(text: string): number | null {
  const plain = toLatinDigits(text).trim().replace(/[−–]/g, '-').replace(/[,٫]/g, '.').replaceAll(/\s/g, '')
  const value = shape.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(value) ? value : null
}
