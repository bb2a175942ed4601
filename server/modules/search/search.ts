import type { SearchKind } from '@arvand/contracts/search'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import { isEnoughToSearch } from '@arvand/persian/text'
import { correctWords, type SearchVocabulary } from '#platform/search'
import type { Found, SearchAsk, ShowFound } from '#plugs/search-source'
import { mergeFound } from './merge-found.ts'
import { type ChosenTraits, facetsOf, hasTraits } from './narrow-found.ts'

/** A source as one search asks it. */
export interface AskedSource<Kind extends SearchKind> {
  readonly kind: Kind
  readonly find: (ask: SearchAsk) => Promise<readonly Found[]>
  readonly vocabulary?: SearchVocabulary
  readonly show?: ShowFound
}

interface Asked<Kind> {
  readonly q: string
  readonly kind?: Kind | undefined
  readonly cursor?: string | undefined
  readonly each?: string | undefined
  readonly chosen?: ChosenTraits
}

interface Viewer {
  readonly personId: string | null
  readonly now: Date
}

/**
 * A page of what the sources find, the best first. When nothing has the words as words or beginnings, the words that
 * were probably meant are searched, and the answer says so. Latin words may be Persian ones: a post holds «git», and the
 * course is called «گیت»; then both are searched.
 */
export async function searchIn<Kind extends SearchKind>(
  sources: readonly AskedSource<Kind>[],
  viewer: Viewer,
  asked: Asked<Kind>,
) {
  const typed = searchWords(asked.q)
  const first = await findIn(sources, viewer, asked, [typed])
  if (typed.length === 0 || (first.isBegun && !/[a-z]/i.test(asked.q)))
    return shown(sources, viewer, first, null)
  const vocabularies = sources.flatMap(({ vocabulary }) => vocabulary ?? [])
  const meant = await correctWords(vocabularies, asked.q)
  if (!meant) return shown(sources, viewer, first, null)
  if (first.isBegun) return shown(sources, viewer, await findIn(sources, viewer, asked, [typed, meant]), null)
  const second = await findIn(sources, viewer, asked, [meant])
  return second.isFound
    ? shown(sources, viewer, second, meant.join(' '))
    : shown(sources, viewer, first, null)
}

/** What holds all words of one of the wordings. */
async function findIn<Kind extends SearchKind>(
  sources: readonly AskedSource<Kind>[],
  { now }: Viewer,
  asked: Asked<Kind>,
  wordings: readonly (readonly string[])[],
) {
  const needed = wordings.map(neededWords)
  const held = await Promise.all(
    sources.map(async ({ kind, find }) => {
      const answers = await Promise.all(
        needed
          .filter((words) => isEnoughToSearch(words.join('')))
          .map((words) => find({ words, q: asked.q, now })),
      )
      return { kind, found: onceEach(answers.flat()) }
    }),
  )
  const { chosen = {} } = asked
  const all = held.flatMap(({ found }) => found)
  const left = held.map(({ kind, found }) => ({
    kind,
    found: found.filter((one) => hasTraits(one, chosen)),
  }))
  return {
    page: mergeFound(left, { ...asked, words: needed.flat() }),
    facets: facetsOf(all, chosen),
    isFound: all.length > 0,
    isBegun: all.some(({ isBegun }) => isBegun),
  }
}

/** Pure: what two wordings found stands once, as it fits best. */
function onceEach(found: readonly Found[]): Found[] {
  const best = new Map<string, Found>()
  for (const one of found) if (one.fit > (best.get(one.id)?.fit ?? -1)) best.set(one.id, one)
  return [...best.values()]
}

type FoundIn<Kind extends SearchKind> = Awaited<ReturnType<typeof findIn<Kind>>>

/** The page with what the rows of its results show. */
async function shown<Kind extends SearchKind>(
  sources: readonly AskedSource<Kind>[],
  viewer: Viewer,
  { page, facets, isFound }: FoundIn<Kind>,
  corrected: string | null,
) {
  const details = await Promise.all(
    sources.map(async ({ kind, show }) => {
      const ids = page.items.flatMap((one) => (one.kind === kind ? [one.id] : []))
      return show && ids.length > 0 ? [...(await show(ids, viewer))] : []
    }),
  )
  const byId = new Map(details.flat())
  return {
    ...page,
    items: page.items.map((one) => ({ ...one, ...byId.get(one.id) })),
    facets,
    isFound,
    corrected,
  }
}
