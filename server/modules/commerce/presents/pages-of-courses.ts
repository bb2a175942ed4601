import type { Db } from '#platform/database'
import type { Sells } from '../sells.ts'

/** Where each course is shown, by its id; one question for all. A course that is no longer sold has no page. */
export async function pagesOfCourses(
  sells: readonly Sells[],
  db: Db,
  rows: readonly { readonly item_id: string }[],
): Promise<ReadonlyMap<string, string | null>> {
  const seller = sells.find(({ kind }) => kind === 'course')
  if (!seller || rows.length === 0) return new Map()
  const quotes = await seller.quote(db, [...new Set(rows.map(({ item_id }) => item_id))])
  return new Map([...quotes].map(([id, { href }]) => [id, href]))
}
