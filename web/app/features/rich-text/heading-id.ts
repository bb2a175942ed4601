import type { RichBlock, RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'

export interface Heading {
  readonly id: string
  readonly title: string
  readonly level: 2 | 3 | 4
}

/** The id of a heading; `nth` numbers headings with the same title. */
const headingId = (prefix: string, title: string, nth: number): string => {
  const word = title
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${prefix}${word || 'part'}${nth > 0 ? `-${nth + 1}` : ''}`
}

/** All top-level headings of a text with their ids, for a table of contents. */
export function headingsOf({ content }: RichText | { content: RichBlock[] }, prefix = ''): Heading[] {
  const seen = new Map<string, number>()
  return content.flatMap((node) => {
    if (node.type !== 'heading') return []
    const title = plainText(node)
    const nth = seen.get(title) ?? 0
    seen.set(title, nth + 1)
    return [{ id: headingId(prefix, title, nth), title, level: node.attrs.level }]
  })
}
