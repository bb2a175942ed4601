import type { RichInline, RichText } from '@arvand/contracts/rich-text'
import { emptyText } from '@arvand/contracts/rich-text-walk'

/**
 * A short text as it is typed into a field of one line, with formulas between dollars; null when it holds more than
 * that, such as a picture or bold words.
 */
export function lineOf(text: RichText | null): string | null {
  const [first, ...more] = text?.content ?? []
  if (!first) return ''
  if (more.length > 0 || first.type !== 'paragraph' || first.attrs?.dir) return null
  const parts = (first.content ?? []).map(typed)
  return parts.includes(null) ? null : parts.join('')
}

function typed(node: RichInline): string | null {
  if (node.type === 'formula') return node.attrs.tex.includes('$') ? null : `$${node.attrs.tex}$`
  if (node.type !== 'text' || (node.marks?.length ?? 0) > 0 || node.text.includes('\n')) return null
  return node.text.replaceAll('$', '\\$')
}

/** The text that such a line stands for. A single dollar stays a dollar. */
export function textOfLine(line: string): RichText {
  const parts = line.split(/(?<!\\)\$((?:[^$\\]|\\.)+)\$/su)
  // Every second part is what stood between two dollars.
  const content = parts.flatMap((part, at): RichInline[] => {
    if (at % 2 === 1) return [{ type: 'formula', attrs: { tex: part } }]
    return part === '' ? [] : [{ type: 'text', text: part.replaceAll('\\$', '$') }]
  })
  return content.length === 0 ? emptyText : { type: 'doc', content: [{ type: 'paragraph', content }] }
}
