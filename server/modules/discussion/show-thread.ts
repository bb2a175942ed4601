import type { Actor } from '#platform/actor'
import { refuse } from '#platform/refusal'
import { findHeads, listAnswers } from './comment-queries.ts'
import type { DiscussionDeps } from './deps.ts'
import { seeThread } from './readers.ts'
import { discussion } from './tables.ts'
import { whyNotAnswer, whyNotMark } from './thread.ts'
import { isContentManager, openThread, plugOf } from './thread-access.ts'

/** A thread as its reader sees it; also records that they opened it, so that a next answer notifies them again. */
export async function showThread(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'discussed'>,
  actor: Actor,
  threadId: string,
  cursor?: string,
) {
  const { db, clock } = deps
  const { thread, access } = await openThread(deps, threadId, actor)
  const plug = plugOf(deps, thread.about_kind)
  // Whoever moderates sees what was reported, also of people who blocked them.
  const hidden = isContentManager(actor) ? [] : await plug.hiddenFrom?.(db, actor.personId)
  const [named, author, reader, heads, answers] = await Promise.all([
    plug.titleAndLink(db, thread.about_id),
    discussion(db)
      .selectFrom('identity.people')
      .select(['id', 'name', 'avatar as photo'])
      .where('id', '=', thread.author_id)
      .executeTakeFirstOrThrow(),
    discussion(db)
      .selectFrom('discussion.readers')
      .select('follows')
      .where('thread_id', '=', threadId)
      .where('person_id', '=', actor.personId)
      .executeTakeFirst(),
    findHeads(db, thread, access, hidden),
    listAnswers(db, thread, access, cursor, hidden),
  ])
  if (!named) refuse('discussion.unknown')
  await seeThread(db, clock, threadId, actor.personId)
  const { marked_id, marked_by } = thread
  const removed = heads.question.removed
  return {
    thread: {
      id: thread.id,
      title: removed ? '' : thread.title,
      author,
      second: thread.second,
      state: thread.is_answered ? ('answered' as const) : ('open' as const),
      solved: marked_id !== null,
      answers: thread.answers,
      likes: thread.likes,
      pinned: thread.is_pinned,
      locked: thread.is_locked,
      at: thread.at,
      movedAt: thread.moved_at,
      about: { kind: thread.about_kind, id: thread.about_id, ...named },
      marked: marked_id && marked_by ? { commentId: marked_id, by: marked_by } : null,
      follows: reader?.follows ?? false,
      removed,
      moderates: access.moderates,
      whyNotAnswer: whyNotAnswer(thread, access),
      mayMark: whyNotMark(thread, access) === null,
    },
    ...heads,
    answers,
  }
}
