import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { searchKey } from '@arvand/persian/text'
import type { HelpArticle } from '../tables.ts'

/** The rules of help articles. Pure. */

/** The state of what is written: readers see it, an older version of it, or nothing. */
export const stateAfterChange = ({ live_number }: Pick<HelpArticle, 'live_number'>) =>
  live_number === null ? ('draft' as const) : ('changed' as const)

export function whyNotPublish({ state, summary, body }: Pick<HelpArticle, 'state' | 'summary' | 'body'>) {
  if (state === 'published') return 'support.help-nothing-new' as const
  if (summary.trim() === '') return 'support.help-without-summary' as const
  return plainText(body).trim() === '' ? ('support.help-without-text' as const) : null
}

export const whyNotHide = ({ live_number }: Pick<HelpArticle, 'live_number'>) =>
  live_number === null ? ('support.help-not-published' as const) : null

export const whyNotRemove = ({ published_at }: Pick<HelpArticle, 'published_at'>) =>
  published_at === null ? null : ('support.help-was-published' as const)

const mostWords = 50_000

/** The folded words by which a version is found. */
export const wordsKeyOf = ({ title, summary, body }: { title: string; summary: string; body: RichText }) =>
  searchKey([title, summary, plainText(body)].join(' ')).slice(0, mostWords)
