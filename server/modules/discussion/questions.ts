import type { Db } from '#platform/database'
import { asc, desc, emptyPage, keysetPage } from '#platform/keyset'
import type { Named } from '#plugs/discussed'
import type { DiscussionDeps } from './deps.ts'
import { discussion } from './tables.ts'
import { cardsOf, shownCard } from './thread-queries.ts'

/** How many threads about these things wait for an answer. Uses the index `threads__waiting`. */
async function openThreads(db: Db, kind: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { open } = await discussion(db)
    .selectFrom('discussion.threads')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('about_kind', '=', kind)
    .where('about_id', 'in', [...ids])
    .where('is_answered', '=', false)
    .where('is_removed', '=', false)
    .executeTakeFirstOrThrow()
  return open
}

/** The open thread about these things that was begun first. Uses the index `threads__waiting`. */
async function longestOpen(db: Db, kind: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return discussion(db)
    .selectFrom('discussion.threads')
    .select(['title', 'at'])
    .where('about_kind', '=', kind)
    .where('about_id', 'in', [...ids])
    .where('is_answered', '=', false)
    .where('is_removed', '=', false)
    .orderBy('id')
    .limit(1)
    .execute()
}

type Needs = Pick<DiscussionDeps, 'db' | 'discussed'>

/** How many questions wait for this teacher, over all kinds of things that can be discussed. */
export async function countWaiting({ db, discussed }: Needs, teacherId: string): Promise<number> {
  const counts = await Promise.all(
    discussed.map(async ({ kind, answeredBy }) =>
      openThreads(db, kind, [...(await answeredBy(db, teacherId)).keys()]),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The question that waits longest for this teacher. */
export async function longestWaiting({ db, discussed }: Needs, teacherId: string) {
  const found = await Promise.all(
    discussed.map(async ({ kind, answeredBy }) =>
      longestOpen(db, kind, [...(await answeredBy(db, teacherId)).keys()]),
    ),
  )
  return found.flat().toSorted((one, other) => Number(one.at) - Number(other.at))[0]
}

/** Everything the teacher answers for, of all kinds, by id. */
export async function answeredFor({ db, discussed }: Needs, teacherId: string): Promise<Map<string, Named>> {
  const taught = new Map<string, Named>()
  for (const one of await Promise.all(discussed.map(({ answeredBy }) => answeredBy(db, teacherId))))
    for (const [id, named] of one) taught.set(id, named)
  return taught
}

/** The threads about these things, of which there is at least one. */
export const threadsAbout = ({ db, discussed }: Needs, things: ReadonlyMap<string, Named>) =>
  cardsOf(db)
    .where(
      'thread.about_kind',
      'in',
      discussed.map(({ kind }) => kind),
    )
    .where('thread.about_id', 'in', [...things.keys()])
    .where('thread.is_removed', '=', false)

/** Threads about everything the teacher answers for: open ones with the oldest first, or all with the newest first. */
export async function listQuestions(
  { db, discussed }: Needs,
  teacherId: string,
  state: 'open' | 'all',
  cursor?: string,
) {
  const columns = [state === 'open' ? asc('thread.id') : desc('thread.id')]
  const taught = await answeredFor({ db, discussed }, teacherId)
  if (taught.size === 0) return { ...emptyPage(columns, cursor), open: 0 }
  const rows = threadsAbout({ db, discussed }, taught).$if(state === 'open', (open) =>
    open.where('thread.is_answered', '=', false),
  )
  const [page, open] = await Promise.all([
    keysetPage(rows, columns, cursor),
    countWaiting(
      { db, discussed: discussed.map((one) => ({ ...one, answeredBy: async () => taught })) },
      teacherId,
    ),
  ])
  return {
    nextCursor: page.nextCursor,
    open,
    items: page.items.map((row) => ({
      ...shownCard(row),
      body: row.body,
      about: { id: row.about_id, ...(taught.get(row.about_id) ?? { title: '', link: '' }) },
    })),
  }
}
