import { plainNumber } from './digits.ts'
import { currentRules } from './locale.ts'

/** Cached by locale and options, because creating a format costs a hundred times as much as using it. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { tag } = currentRules()
  const key = `${tag} ${name}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tag, options)
  formats.set(key, format)
  return format
}

const grouped = { maximumFractionDigits: 20 }
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** «۱٬۲۵۰٬۰۰۰» or «۳٫۵»; a minus keeps its place in right-to-left text. */
export function formatNumber(value: number | bigint): string {
  return formatOf('grouped', grouped).format(value)
}

/** «۴٫۰» or «۳٫۵»: one digit after the mark, for ratings. */
export function formatTenths(value: number): string {
  return formatOf('tenths', oneDigit).format(value)
}

/** «۶۲٫۹۶»: exactly so many digits after the mark, for columns of figures. */
export function formatDecimal(value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return formatOf(`decimal ${digits}`, options).format(value)
}

/** «۱۲٫۵٪» from 12.5, with at most so many digits after the mark. */
export function formatPercent(value: number, digits = 0): string {
  const options = { style: 'percent', maximumFractionDigits: digits } as const
  return formatOf(`percent ${digits}`, options).format(value / 100)
}

/**
 * Reads a decimal number typed in any digits, with «٬», «,» or «،» between thousands and «٫» or «.» before the
 * fraction; null if it is none, or too large to be exact.
 */
export function parseNumber(text: string): number | null {
  const [, sign, size] = /^[\s\u200e\u200f]*([-\u2212]?)([^-\u2212]*)$/.exec(text) ?? []
  const plain = plainNumber(size ?? '').replace('٫', '.')
  if (!/^(?:\d+|\d{1,3}(?:[٬,،]\d{3})+)(?:\.\d+)?$/.test(plain)) return null
  const value = Number(plain.replace(/[٬,،]/g, ''))
  if (value > Number.MAX_SAFE_INTEGER) return null
  return sign ? 0 - value : value
}

/** `parseNumber` for whole numbers only; null for a fraction. */
export function parseWholeNumber(text: string): number | null {
  const value = parseNumber(text)
  return value !== null && Number.isInteger(value) ? value : null
}
