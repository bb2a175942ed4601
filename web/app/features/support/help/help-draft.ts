import type { HelpCategory } from '@arvand/contracts/help'
import type { RichText } from '@arvand/contracts/rich-text'

/** What is written, as the form holds it. */
export interface HelpDraft {
  readonly category: HelpCategory
  readonly title: string
  readonly summary: string
  readonly body: RichText
  readonly slug: string
}

export const isHelpDraft = (value: unknown): value is HelpDraft =>
  typeof value === 'object' && value !== null && 'body' in value && 'category' in value && 'slug' in value

export const draftOf = ({ category, title, summary, body, slug }: HelpDraft): HelpDraft => ({
  ...{ category, title, summary, body, slug },
})

interface StoredMeanwhile extends HelpDraft {
  readonly version: number
  readonly changedAt: string
}

/** What another window saved, from the answer to a conflicting save; null when the answer does not hold it. */
export const storedIn = (current: unknown): StoredMeanwhile | null =>
  isHelpDraft(current) && 'version' in current ? (current as StoredMeanwhile) : null
