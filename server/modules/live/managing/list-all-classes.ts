import type { Db } from '#platform/database'
import { keysetQuery, pageOf, readCursor } from '#platform/keyset'
import type { LiveDeps } from '../deps.ts'
import { allClassesBy, type ClassesFilter, countParts, orders } from './all-classes.ts'
import { type Ahead, lookAhead } from './coming-classes.ts'

type Asked = ClassesFilter & { readonly cursor?: string | undefined }

/** A page of a part of all classes, and how many each part holds. */
export async function listAllClasses(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  { cursor, ...filter }: Asked,
) {
  const ahead = await lookAhead(db, clock.now())
  const [page, counts] = await Promise.all([
    pageOfClasses(db, { cursor, ...filter }, ahead),
    countParts(db, ahead),
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

async function pageOfClasses(db: Db, { cursor, ...filter }: Asked, ahead: Ahead) {
  const order = orders[filter.part]
  const after = readCursor(order, cursor, filter.part)
  return pageOf(await keysetQuery(allClassesBy(db, filter, ahead), order, after).execute(), filter.part)
}
