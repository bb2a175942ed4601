import type { RichInline } from '@arvand/contracts/rich-text'
import type { Marks } from './marks.ts'

// As Moodle's filters read them: $$…$$, \(…\) and \[…\].
const formula = /\$\$([^$]{1,2000}?)\$\$|\\\(([\s\S]{1,2000}?)\\\)|\\\[([\s\S]{1,2000}?)\\\]/g

/** Words and the formulas between them. */
export function formulasIn(text: string, marks: Marks): RichInline[] {
  const parts: RichInline[] = []
  let from = 0
  const words = (to: number) => {
    if (to > from) parts.push(worded(text.slice(from, to), marks))
  }
  for (const found of text.matchAll(formula)) {
    const tex = (found[1] ?? found[2] ?? found[3] ?? '').trim()
    if (tex === '') continue
    words(found.index)
    parts.push({ type: 'formula', attrs: { tex } })
    from = found.index + found[0].length
  }
  words(text.length)
  return parts
}

const worded = (text: string, marks: Marks): RichInline => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks: [...marks] } : {}),
})

/** The formula of a line that holds nothing else; else null. */
export function onlyFormula(content: readonly RichInline[]): string | null {
  const [only, ...rest] = content
  return only?.type === 'formula' && rest.length === 0 ? only.attrs.tex : null
}
