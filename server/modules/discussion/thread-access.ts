import type { Actor } from '#platform/actor'
import type { Db, Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { DiscussionDeps } from './deps.ts'
import { discussion } from './tables.ts'
import type { Post, Thread, ThreadAccess } from './thread.ts'

export interface About {
  readonly kind: string
  readonly id: string
}

type Needs = Pick<DiscussionDeps, 'db' | 'clock' | 'discussed'>

/** The plug of a kind of thing; a kind without a plug cannot be discussed. */
export const plugOf = ({ discussed }: Pick<Needs, 'discussed'>, kind: string) =>
  discussed.find((one) => one.kind === kind) ?? refuse('discussion.not-open')

/** Whether the actor is a manager who moderates content. */
export const isContentManager = ({ roles, scopes }: Pick<Actor, 'roles' | 'scopes'>): boolean =>
  roles.has('manager') && scopes.has('content')

/** The actor's rights in the discussion of this thing; refuses an actor who may not read the thing. */
export async function threadAccess(deps: Needs, about: About, actor: Actor): Promise<ThreadAccess> {
  const plug = plugOf(deps, about.kind)
  const { personId } = actor
  const managesContent = isContentManager(actor)
  const isStaff = await plug.mayAnswerFor(deps.db, about.id, personId)
  if (!isStaff && !managesContent) {
    const whyNot = await plug.whyNotRead(deps.db, about.id, personId, deps.clock.now())
    // The plug's reason (not enrolled, not published, …) is replaced by one code for all kinds of things.
    if (whyNot) refuse('discussion.not-open')
  }
  const fixedId = plug.opening?.isFixed ? about.id : undefined
  return { personId, isStaff, moderates: isStaff || managesContent, fixedId }
}

/** A thread that the actor may read; refuses otherwise. */
export async function openThread(deps: Needs, threadId: string, actor: Actor) {
  const thread = (await findThread(deps.db, threadId)) ?? refuse('discussion.unknown')
  return { thread, access: await accessTo(deps, thread, actor) }
}

/** A post that was not removed, with its thread; refuses otherwise. */
export async function openPost(deps: Needs, commentId: string, actor: Actor) {
  const post = (await findPost(deps.db, commentId)) ?? refuse('discussion.unknown')
  const { thread, access } = await openThread(deps, post.thread_id, actor)
  if (post.removed_at) refuse('discussion.unknown')
  return { post, thread, access }
}

/** Reads and locks a thread, so that nobody else changes it until the transaction ends. */
export async function lockThread(tx: Tx, threadId: string): Promise<Thread> {
  const rows = discussion(tx).selectFrom('discussion.threads').selectAll().where('id', '=', threadId)
  return (await rows.forUpdate().executeTakeFirst()) ?? refuse('discussion.unknown')
}

async function accessTo(deps: Needs, thread: Thread, actor: Actor): Promise<ThreadAccess> {
  const plug = plugOf(deps, thread.about_kind)
  const about = { kind: thread.about_kind, id: thread.about_id }
  const whyNot =
    isContentManager(actor) || (await plug.mayAnswerFor(deps.db, about.id, actor.personId))
      ? null
      : await plug.whyNotRead(deps.db, about.id, actor.personId, deps.clock.now())
  // Who may not read the thing does not learn that something is said about it.
  if (whyNot) refuse('discussion.unknown')
  return threadAccess(deps, about, actor)
}

const findThread = (db: Db, id: string): Promise<Thread | undefined> =>
  discussion(db).selectFrom('discussion.threads').selectAll().where('id', '=', id).executeTakeFirst()

/** Any post, also one that was removed. */
export const findPost = (db: Db, id: string): Promise<Post | undefined> =>
  discussion(db).selectFrom('discussion.comments').selectAll().where('id', '=', id).executeTakeFirst()
