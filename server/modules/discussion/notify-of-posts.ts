import { leaveNotice } from '#modules/notices'
import { type Db, transaction } from '#platform/database'
import type { DiscussionDeps } from './deps.ts'
import { discussionNoticeTypes } from './discussion-notice-types.ts'
import { discussion } from './tables.ts'
import { plugOf } from './thread-access.ts'

type Deps = Omit<DiscussionDeps, 'limits'>

const hour = 3_600_000
/** Live messages go to at most so many people; notices go to all followers. */
const mostAtOnce = 500

/** Notifies each teacher who answers there of a question, once. */
export async function notifyAnswerers(deps: Deps, threadId: string): Promise<void> {
  const { db, clock, jobs } = deps
  const found = await findTold(db, threadId)
  if (!found) return
  const plug = plugOf(deps, found.about_kind)
  const place = (await plug.titleAndLink(db, found.about_id))?.title ?? ''
  const about = { threadId, title: found.title, by: found.by, place }
  for (const personId of await plug.answerersOf(db, found.about_id)) {
    if (personId === found.author_id) continue
    const cause = `discussion question ${threadId}`
    await transaction(db, (tx) =>
      leaveNotice(jobs, tx, clock, { personId, kind: discussionNoticeTypes.asked, about, cause }),
    )
  }
}

/** Notifies followers of an answer, once per thread until they open it again. Open pages get every answer. */
export async function notifyFollowers(deps: Deps, commentId: string): Promise<void> {
  const { db, live } = deps
  const found = await findTold(db, commentId)
  if (!found) return
  for (const { person_id } of await othersAt(deps, found))
    live.notify(person_id, 'discussion', { threadId: found.thread_id })
  const waiting = await discussion(db)
    .selectFrom('discussion.readers')
    .select('person_id')
    .where('thread_id', '=', found.thread_id)
    .where('person_id', '<>', found.author_id)
    .where('follows', '=', true)
    .where('is_told', '=', false)
    .execute()
  const { opening, ...plug } = plugOf(deps, found.about_kind)
  const managers = new Set(await contentManagers(db))
  const mayRead = async (personId: string) =>
    managers.has(personId) ||
    (await plug.mayAnswerFor(db, found.about_id, personId)) ||
    (await plug.whyNotRead(db, found.about_id, personId, deps.clock.now())) === null
  const unseen = new Set(await plug.hiddenFrom?.(db, found.author_id))
  const link = opening ? ((await plug.titleAndLink(db, found.about_id))?.link ?? null) : null
  for (const { person_id } of waiting) {
    // Who follows a thread may have lost the course, or may no longer see the post.
    if (unseen.has(person_id) || !(await mayRead(person_id))) continue
    await tellFollower(deps, person_id, commentId, { ...found, link })
  }
}

const contentManagers = async (db: Db): Promise<string[]> => {
  const holders = discussion(db).selectFrom('identity.scope_holders').select('person_id')
  return (await holders.where('scope', '=', 'content').execute()).map(({ person_id }) => person_id)
}

type Told = NonNullable<Awaited<ReturnType<typeof findTold>>>

interface Placed extends Told {
  readonly link: string | null
}

async function tellFollower({ db, clock, jobs }: Deps, personId: string, commentId: string, told: Placed) {
  const { thread_id: threadId, title, by, by_staff: byStaff, link } = told
  await transaction(db, async (tx) => {
    const first = await discussion(tx)
      .updateTable('discussion.readers')
      .set({ is_told: true })
      .where('thread_id', '=', threadId)
      .where('person_id', '=', personId)
      .where('is_told', '=', false)
      .returning('person_id')
      .executeTakeFirst()
    if (!first) return
    const about = { threadId, title, by, byStaff, link }
    const cause = `discussion answer ${commentId}`
    await leaveNotice(jobs, tx, clock, { personId, kind: discussionNoticeTypes.answered, about, cause })
  })
}

/** Everybody but the author who follows the thread or opened it within the last hour. */
const othersAt = ({ db, clock }: Deps, { thread_id, author_id }: Told) =>
  discussion(db)
    .selectFrom('discussion.readers')
    .select('person_id')
    .where('thread_id', '=', thread_id)
    .where('person_id', '<>', author_id)
    .where((eb) =>
      eb.or([eb('follows', '=', true), eb('seen_at', '>', new Date(clock.now().getTime() - hour))]),
    )
    .orderBy('seen_at', 'desc')
    .limit(mostAtOnce)
    .execute()

/** A post that was not removed, with its thread and its author's name. */
const findTold = (db: Db, commentId: string) =>
  discussion(db)
    .selectFrom('discussion.comments as post')
    .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('identity.people as author', 'author.id', 'post.author_id')
    .select(['post.thread_id', 'post.author_id', 'post.by_staff', 'author.name as by'])
    .select(['thread.title', 'thread.about_kind', 'thread.about_id'])
    .where('post.id', '=', commentId)
    .where('post.removed_at', 'is', null)
    .executeTakeFirst()
