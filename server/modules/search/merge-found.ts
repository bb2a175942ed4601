import type { SearchKind } from '@arvand/contracts/search'
import { markedPlaces } from '@arvand/persian/marked-parts'
import { asc, desc, pageOfSorted } from '#platform/keyset'
import { wholeList } from '#platform/whole-list'
import type { Found } from '#plugs/search-source'

/** What one source found. */
export interface FoundOf<Kind extends SearchKind> {
  readonly kind: Kind
  readonly found: readonly Found[]
}

interface Wanted<Kind> {
  readonly words: readonly string[]
  readonly kind?: Kind | undefined
  readonly cursor?: string | undefined
  readonly each?: string | undefined
}

/** Pure: a page of all that was found, the best first; among equal ones kinds keep their order. */
export function mergeFound<Kind extends SearchKind>(
  sources: readonly FoundOf<Kind>[],
  { words, kind, cursor, each }: Wanted<Kind>,
) {
  const all = sources.flatMap(({ kind, found }, place) => found.map((one) => ({ ...one, kind, place })))
  const wanted = kind === undefined ? all : all.filter((one) => one.kind === kind)
  type Row = (typeof wanted)[number]
  const page = each
    ? wholeList(bestOfEach(wanted, Number(each)))
    : pageOfSorted(
        wanted,
        [
          desc((row: Row) => row.fit, 'integer'),
          asc((row: Row) => row.place, 'integer'),
          desc((row: Row) => row.weight, 'integer'),
          asc((row: Row) => row.id, 'text'),
        ],
        cursor,
      )
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ kind, id, title, text, href }) => {
      const mark = markedPlaces(title, words)
      return { kind, id, title, text, href, ...(mark.length > 0 ? { mark } : {}) }
    }),
    kinds: sources.flatMap(({ kind, found }) => (found.length > 0 ? [{ kind, count: found.length }] : [])),
  }
}

/** The first of each kind: a source gives its best ones first. */
const bestOfEach = <Row extends { readonly kind: SearchKind }>(rows: readonly Row[], most: number): Row[] =>
  [...Map.groupBy(rows, ({ kind }) => kind).values()].flatMap((ofKind) => ofKind.slice(0, most))
