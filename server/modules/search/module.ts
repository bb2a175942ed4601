import { search as searchEndpoint } from '@arvand/contracts/home/search'
import { searchManaged, searchOwn } from '@arvand/contracts/panel/search'
import { managedKind, ownKind, publicKind, type SearchKind } from '@arvand/contracts/search'
import { neededWords, searchWords } from '@arvand/persian/search-words'
import type { Clock } from '#platform/clock'
import { type Route, route } from '#platform/http/route'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import type { NearFields, SearchAsk, SearchSource } from '#plugs/search-source'
import { searchIn } from './search.ts'

export interface SearchNeeds {
  readonly clock: Clock
  /** What may be found; equally good ones stand in the order of the kinds in the contract. */
  readonly sources: readonly SearchSource[]
  readonly nearFields: NearFields
}

/** One search over what all modules keep. */
export const searchModule = ({ clock, sources: offered, nearFields }: SearchNeeds): Module => {
  const sources = offered.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  return { name: 'search', routes: routesOf(clock, sources, nearFields) }
}

const kinds: readonly SearchKind[] = [...publicKind.options, ...ownKind.options, ...managedKind.options]

const routesOf = (clock: Clock, sources: readonly SearchSource[], nearFields: NearFields): Route[] => [
  route(searchEndpoint, async ({ input, actor }) => {
    const { q, kind, cursor, each, ...chosen } = input
    const viewer = { personId: actor?.personId ?? null, now: clock.now() }
    const open = sources.flatMap((one) =>
      one.seenBy === 'public'
        ? ofKind({ ...one, find: (ask: SearchAsk) => one.find(ask, viewer.personId) }, publicKind.options)
        : [],
    )
    const { isFound, ...page } = await searchIn(open, viewer, { q, kind, cursor, each, chosen })
    const words = neededWords(searchWords(q))
    return { ...page, fields: isFound || words.length === 0 ? [] : [...(await nearFields(words))] }
  }),
  route(searchOwn, ({ input, actor: { personId } }) => {
    const own = sources.flatMap((one) =>
      one.seenBy === 'own'
        ? ofKind({ ...one, find: (ask: SearchAsk) => one.find(ask, personId) }, ownKind.options)
        : [],
    )
    return searchIn(own, { personId, now: clock.now() }, input)
  }),
  route(searchManaged, ({ input, actor: { personId, scopes } }) => {
    const held = sources.flatMap((one) =>
      one.seenBy === 'manager' && scopes.has(one.scope) ? ofKind(one, managedKind.options) : [],
    )
    return searchIn(held, { personId, now: clock.now() }, input)
  }),
]

/** The source, if it is of one of these kinds. */
function ofKind<Kind extends SearchKind, Source extends { readonly kind: SearchKind }>(
  source: Source,
  kinds: readonly Kind[],
): (Source & { kind: Kind })[] {
  const kind = kinds.find((one) => one === source.kind)
  return kind ? [{ ...source, kind }] : []
}

export const searchOffer = ({ clock }: { readonly clock: Clock }): Offer<'searchSources' | 'nearFields'> => ({
  module: ({ searchSources, nearFields }) => searchModule({ clock, sources: searchSources, nearFields }),
})
