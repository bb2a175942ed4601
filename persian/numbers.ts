import { plainNumber } from './digits.ts'

const grouped = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 20 })

/** «۱٬۲۵۰٬۰۰۰» or «۳٫۵»; a minus keeps its place in right-to-left text. */
export function formatNumber(value: number | bigint): string {
  return grouped.format(value)
}

const tenths = new Intl.NumberFormat('fa-IR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** «۴٫۰» or «۳٫۵»: one digit after the mark, for ratings. */
export function formatTenths(value: number): string {
  return tenths.format(value)
}

/** «۱۲٫۵٪» from 12.5, with at most so many digits after the mark. */
export function formatPercent(value: number, digits = 0): string {
  return percentOf(digits).format(value / 100)
}

/** Kept by their digits: to make one costs a hundred times as much as to use it. */
const percents = new Map<number, Intl.NumberFormat>()

function percentOf(digits: number): Intl.NumberFormat {
  const known = percents.get(digits)
  if (known) return known
  const percent = new Intl.NumberFormat('fa-IR', { style: 'percent', maximumFractionDigits: digits })
  percents.set(digits, percent)
  return percent
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

/** The same for whole numbers only. */
export function parseWholeNumber(text: string): number | null {
  const value = parseNumber(text)
  return value !== null && Number.isInteger(value) ? value : null
}
