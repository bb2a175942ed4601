import { pageSize } from '@arvand/contracts/page-size'
import { asc } from './column.ts'
import { readCursor } from './cursor.ts'
import { type Keyed, type Page, pageOf } from './page.ts'

/** The first rows of a list sorted by an instant and an id, both ascending, after these values (`keysetQuery`). */
export type ListRows<Row> = (
  after: readonly [at: string, id: string] | null,
  most: number,
) => Promise<readonly (Row & Keyed)[]>

const columns = [asc('at', 'instant'), asc('list', 'text'), asc('id')]

/**
 * A page of several lists as if they were one: by an instant, of equal instants by the name of the list, then by an id.
 * Each list reads at most a page of its own rows.
 */
export async function mergedPage<Row>(
  lists: ReadonlyMap<string, ListRows<Row>>,
  cursor: string | undefined,
): Promise<Page<Row & { readonly list: string }>> {
  const place = readCursor(columns, cursor) as Place | null
  const found = await Promise.all(
    [...lists].map(async ([list, rowsOf]) => {
      const rows = await rowsOf(place && afterIn(list, place), pageSize + 1)
      return rows.map((row) => ({ ...row, list, keyset: [row.keyset[0], list, row.keyset[1]] as Place }))
    }),
  )
  const sorted = found.flat().toSorted((one, other) => compare(one.keyset, other.keyset))
  return pageOf<Row & { readonly list: string }>(sorted)
}

/** Instants as the keyset writes them and ids sort as texts as PostgreSQL sorts them as values. */
type Place = readonly [at: string, list: string, id: string]

const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Where a list goes on after a row that may be of another list. */
const afterIn = (own: string, [at, list, id]: Place) =>
  [at, own === list ? id : own < list ? lastId : firstId] as const

function compare(one: Place, other: Place): number {
  const at = one.findIndex((value, place) => value !== other[place])
  if (at < 0) return 0
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}
