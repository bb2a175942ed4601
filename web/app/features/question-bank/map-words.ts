import type { RichText } from '@arvand/contracts/rich-text'

/** The text with the words of each of its parts changed; marks, formulas and pictures stay. */
export function mapWords(text: RichText, change: (words: string) => string): RichText {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    if ('type' in node && node.type === 'text' && 'text' in node)
      return { ...node, text: change(String(node.text)) || ' ' }
    if ('type' in node && node.type === 'verse' && 'attrs' in node) {
      const { first, second } = node.attrs as { first: string; second?: string | null }
      return { ...node, attrs: { first: change(first), second: second ? change(second) : second } }
    }
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, walk(part)]))
  }
  return walk(text) as RichText
}

/** Between the brackets of a blank in a text, whether written `[[1]]` or `[[تهران]]`. */
export const blankPattern = /\[\[((?:(?!\[\[|\]\]).)+)\]\]/g
