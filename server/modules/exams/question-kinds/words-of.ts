import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'

/** A line of text as a rich one. */
export const asText = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }],
})

/** Whether a text says or shows anything. */
export const isEmpty = (text: RichText): boolean =>
  plainText(text).trim() === '' && !JSON.stringify(text).includes('"type":"image"')

/** What makes two options the same to who reads them. */
export const likeness = (text: RichText | string): string =>
  typeof text === 'string' ? text.trim() : JSON.stringify(text.content)
