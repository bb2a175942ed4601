import katex from 'katex'
import { type DefaultTreeAdapterTypes as Dom, parseFragment } from 'parse5'

/**
 * Pure: a formula as plain text to read and search: `180^\circ` becomes `180°`, `\frac{a}{b}` becomes `a/b`. A formula
 * that cannot be parsed gives an empty text.
 */
export function formulaWords(tex: string): string {
  try {
    const shown = katex.renderToString(tex, { output: 'mathml', strict: false })
    return isolated(parseFragment(shown).childNodes.map(lineOf).join('').replace(/\s+/g, ' ').trim())
  } catch (error) {
    if (error instanceof katex.ParseError) return ''
    throw error
  }
}

/** Isolates a formula, so that it runs from left to right in Persian text too. */
const isolated = (line: string): string => (line === '' ? '' : `\u2066${line}\u2069`)

const relations = /^[=<>≈≤≥≠≡→⇒⇔∈∪∩×⋅+−±∼]$/u

function lineOf(node: Dom.ChildNode): string {
  if (node.nodeName === '#text') return (node as Dom.TextNode).value.replace(/[\u2061-\u2064]/g, '')
  if (!('childNodes' in node) || node.nodeName === 'annotation') return ''
  const parts = node.childNodes.map(lineOf)
  const [base = '', one = '', two = ''] = parts
  switch (node.nodeName) {
    case 'mo':
      return relations.test(base) ? ` ${base} ` : base
    case 'mi':
      // Names of functions need spaces around them: «sin x».
      return base.length > 1 ? ` ${base} ` : base
    case 'mfrac':
      return node.attrs.some(({ name }) => name === 'linethickness')
        ? `${base} ${one}`
        : `${whole(base)}/${whole(one)}`
    case 'msqrt':
      return `√${whole(parts.join(''))}`
    case 'mroot':
      return `${raised(one)}√${whole(base)}`
    case 'msup':
      return base + raised(one)
    case 'msub':
    case 'munder':
      return base + lowered(one)
    case 'msubsup':
    case 'munderover':
      return base + lowered(one) + raised(two)
    case 'mover':
      return base
    case 'mtr':
      return `${parts.join(' ')}; `
    case 'mtable':
      return parts.join('').replace(/; $/, '')
    default:
      return parts.join('')
  }
}

const whole = (part: string): string => {
  const line = part.trim()
  return /^[\p{L}\p{N}.]*$/u.test(line) ? line : `(${line})`
}

const letters = '0123456789+-=()n'
const high = new Map([...letters].map((letter, at) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][at] ?? letter]))
const low = new Map([...letters].map((letter, at) => [letter, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ'][at] ?? letter]))

function raised(part: string): string {
  const line = part.trim()
  if (line === '∘') return '°'
  if (/^′+$/u.test(line)) return line
  return drawn(line, high) ?? `^${whole(line)}`
}

const lowered = (part: string): string => drawn(part.trim(), low) ?? `_${whole(part)}`

/** A line in superscript or subscript characters; null unless all its characters have one. */
function drawn(line: string, small: ReadonlyMap<string, string>): string | null {
  const found = [...line.replace(/\s/g, '').replaceAll('−', '-')].map((letter) => small.get(letter))
  return found.length > 0 && found.every((letter) => letter !== undefined) ? found.join('') : null
}
