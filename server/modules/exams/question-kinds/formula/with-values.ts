import type { RichText } from '@arvand/contracts/rich-text'
import { formatNumber } from '@arvand/persian/numbers'
import type { Values } from './expression.ts'

/** The text with `{a}` replaced by the value of `a`, in words and in formulas alike. */
export function withValues(text: RichText, values: Values): RichText {
  const filled = (words: string, shown: (value: number) => string) =>
    words.replace(/\{([a-z][a-z0-9_]*)\}/gi, (whole, name: string) =>
      Object.hasOwn(values, name) ? shown(values[name] ?? 0) : whole,
    )
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, part]) => {
        if (key === 'tex' && typeof part === 'string') return [key, filled(part, inTex)]
        if (key === 'text' && typeof part === 'string') return [key, filled(part, formatNumber)]
        return [key, walk(part)]
      }),
    )
  }
  return walk(text) as RichText
}

/** In TeX braces group, so `\frac{a}{b}` would take `{a}` for its variable: there a value keeps its braces. */
const inTex = (value: number): string => `{${value}}`
