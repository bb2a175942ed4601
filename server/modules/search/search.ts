import type { SearchKind } from '@arvand/contracts/search'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { correctWords, type SearchVocabulary } from '#platform/search'
import type { Found, SearchAsk } from '#plugs/search-source'
import { mergeFound } from './merge-found.ts'

/** A source as one search asks it. */
export interface AskedSource<Kind extends SearchKind> {
  readonly kind: Kind
  readonly find: (ask: SearchAsk) => Promise<readonly Found[]>
  readonly vocabulary?: SearchVocabulary
}

interface Asked<Kind> {
  readonly q: string
  readonly kind?: Kind | undefined
  readonly cursor?: string | undefined
}

/** One letter is in nearly everything. */
const leastTyped = 2

/**
 * A page of what the sources find, the best first. When nothing has the words as words or beginnings, the words that
 * were probably meant are searched, and the answer says so.
 */
export async function searchIn<Kind extends SearchKind>(
  sources: readonly AskedSource<Kind>[],
  now: Date,
  asked: Asked<Kind>,
) {
  const typed = searchWords(asked.q)
  const page = async (words: readonly string[]) => {
    const needed = neededWords(words)
    const isEnough = needed.join('').length >= leastTyped
    const found = await Promise.all(
      sources.map(async ({ kind, find }) => ({
        kind,
        found: isEnough ? await find({ words: needed, q: asked.q, now }) : [],
      })),
    )
    const all = found.flatMap((one) => one.found)
    return {
      ...mergeFound(found, { ...asked, words: needed }),
      isFound: all.length > 0,
      isBegun: all.some(({ isBegun }) => isBegun),
    }
  }
  const first = await page(typed)
  if (first.isBegun || typed.length === 0) return { ...first, corrected: null }
  const vocabularies = sources.flatMap(({ vocabulary }) => vocabulary ?? [])
  const meant = await correctWords(vocabularies, asked.q)
  const second = meant && (await page(meant))
  return meant && second?.isFound ? { ...second, corrected: meant.join(' ') } : { ...first, corrected: null }
}
