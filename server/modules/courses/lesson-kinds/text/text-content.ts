import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import { emptyText, plainText } from '@arvand/contracts/rich-text-walk'

export const textContent = (own: Partial<ContentOf<'text'>>): ContentOf<'text'> => ({
  kind: 'text',
  body: emptyText,
  attachments: [],
  ...own,
})

export const countWords = (text: RichText): number => plainText(text).split(/\s+/u).filter(Boolean).length
