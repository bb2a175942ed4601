import type { RichInline } from '@arvand/contracts/rich-text'

/** The words of one line as they are met: white space shrinks as a browser shows it, and the ends are trimmed. */
export class InlineRun {
  #parts: RichInline[] = []

  add(parts: readonly RichInline[]): void {
    this.#parts.push(...parts)
  }

  /** Returns the gathered parts and empties the run; no parts when only white space was gathered. */
  take(): RichInline[] {
    const shrunk = trimmed(shrink(this.#parts))
    this.#parts = []
    return [...shrunk]
  }
}

/** Of one piece of text. */
const mostLetters = 20_000

type Words = Extract<RichInline, { type: 'text' }>

const isAlike = (one: Words, other: Words): boolean =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? [])

function shrink(parts: readonly RichInline[]): RichInline[] {
  const shrunk: RichInline[] = []
  let endsInSpace = true
  for (const part of parts) {
    if (part.type !== 'text') {
      shrunk.push(part)
      endsInSpace = part.type === 'hardBreak'
      continue
    }
    const single = part.text.replace(/[ \t\r\n\f]+/g, ' ')
    const text = endsInSpace ? single.replace(/^ /, '') : single
    if (text === '') continue
    endsInSpace = text.endsWith(' ')
    const before = shrunk.at(-1)
    // Tags that are not kept divide words that are one text.
    if (before?.type === 'text' && isAlike(before, part) && before.text.length + text.length <= mostLetters) {
      shrunk[shrunk.length - 1] = { ...before, text: before.text + text }
      continue
    }
    for (let at = 0; at < text.length; at += mostLetters)
      shrunk.push({ ...part, text: text.slice(at, at + mostLetters) })
  }
  return shrunk
}

function trimmed(parts: readonly RichInline[]): RichInline[] {
  const last = parts.at(-1)
  if (last === undefined) return []
  if (last.type === 'hardBreak') return trimmed(parts.slice(0, -1))
  if (last.type !== 'text') return [...parts]
  const text = last.text.replace(/[\s\u00a0]+$/u, '')
  return text === '' ? trimmed(parts.slice(0, -1)) : [...parts.slice(0, -1), { ...last, text }]
}
