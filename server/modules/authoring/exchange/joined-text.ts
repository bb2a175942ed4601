import type { RichBlock, RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'

export const heading = (text: string, level: 2 | 3 = 2): RichBlock => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text: text.trim() || '…' }],
})

/** Joins texts into one, in their order. */
export const joined = (...parts: readonly (RichText | readonly RichBlock[])[]): RichText => ({
  type: 'doc',
  content: parts.flatMap((part) => ('content' in part ? part.content : part)),
})

export const isEmpty = ({ content }: RichText): boolean =>
  content.every((block) => !shown.has(block.type) && plainText(block).trim() === '')

/** Blocks that show something without words. */
const shown: ReadonlySet<string> = new Set(['image', 'verse', 'embed'])

/** The first words of a text, as a title for parts without one. */
export function firstWords(text: RichText): string {
  const words = text.content
    .map((block) => plainText(block))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words.length > 60 ? `${words.slice(0, 59).replace(/\s\S*$/, '')}…` : words
}
