import type { Db } from '#platform/database'
import { keysetQuery, pageOf, readCursor } from '#platform/keyset'
import type { LiveDeps } from '../deps.ts'
import { allClassesBy, type ClassesFilter, countParts, orders } from './all-classes.ts'

type Asked = ClassesFilter & { readonly cursor?: string | undefined }

/** A page of a part of all classes, and how many each part holds. */
export async function listAllClasses(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  { cursor, ...filter }: Asked,
) {
  const now = clock.now()
  const [page, counts] = await Promise.all([
    pageOfClasses(db, { cursor, ...filter }, now),
    countParts(db, now),
  ])
  return {
    ...page,
    items: page.items.map(({ hostId, hostName, ...one }) => ({
      ...one,
      host: hostId === null ? null : { id: hostId, name: hostName ?? '' },
    })),
    counts,
  }
}

async function pageOfClasses(db: Db, { cursor, ...filter }: Asked, now: Date) {
  const order = orders[filter.part]
  const after = readCursor(order, cursor, filter.part)
  return pageOf(await keysetQuery(allClassesBy(db, filter, now), order, after).execute(), filter.part)
}
