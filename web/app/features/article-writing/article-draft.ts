import type { RichText } from '@arvand/contracts/rich-text'

/** What is written, as the form holds it. */
export interface ArticleDraft {
  readonly title: string
  readonly summary: string
  readonly body: RichText
  readonly topics: string
  readonly coverFileId: string | null
  readonly slug: string
}

export const isArticleDraft = (value: unknown): value is ArticleDraft =>
  typeof value === 'object' && value !== null && 'body' in value && 'topics' in value && 'slug' in value

interface Stored extends Omit<ArticleDraft, 'topics'> {
  readonly topics: readonly string[]
}

/** The stored article as the form shows it: the topics are one text. */
export const draftOf = ({ title, summary, body, topics, coverFileId, slug }: Stored): ArticleDraft => ({
  ...{ title, summary, body, coverFileId, slug },
  topics: topics.join('، '),
})

/** The body of `article/save`. */
export const askOf = (articleId: string, version: number, draft: ArticleDraft) => ({
  ...draft,
  articleId,
  version,
  topics: draft.topics
    .split(/[،,\n]/)
    .map((topic) => topic.trim())
    .filter(Boolean),
})

interface StoredMeanwhile extends Stored {
  readonly version: number
  readonly changedAt: string
}

/** What another window saved, from the answer to a conflicting save; null when the answer does not hold it. */
export const storedIn = (current: unknown): StoredMeanwhile | null =>
  typeof current === 'object' && current !== null && 'version' in current && 'body' in current
    ? (current as StoredMeanwhile)
    : null
