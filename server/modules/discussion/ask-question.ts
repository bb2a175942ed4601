import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import type { DiscussionDeps } from './deps.ts'
import { notifyOfQuestion } from './jobs.ts'
import { rules } from './limits.ts'
import { follow } from './readers.ts'
import { discussion } from './tables.ts'
import { type About, threadAccess } from './thread-access.ts'

export interface Question {
  readonly about: About
  readonly title: string
  readonly body: string
  readonly second?: number | null | undefined
}

/** Opens a thread; its author follows it, and the teachers who answer there are notified. */
export async function askQuestion(
  deps: DiscussionDeps,
  actor: Actor,
  request: RepeatedRequest,
  { about, title, body, second }: Question,
) {
  const { db, clock, jobs } = deps
  const { personId, isStaff } = await threadAccess(deps, about, actor)
  await deps.limits.take(rules.ask, personId)
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const [id, at] = [newId(), clock.now()]
      const thread = { id, about_kind: about.kind, about_id: about.id, author_id: personId, title }
      await discussion(tx)
        .insertInto('discussion.threads')
        .values({ ...thread, second: second ?? null, at, moved_at: at })
        .execute()
      const post = { id, thread_id: id, root_id: id, author_id: personId, by_staff: isStaff }
      await discussion(tx)
        .insertInto('discussion.comments')
        .values({ ...post, body, at })
        .execute()
      await follow(tx, id, personId, at)
      await jobs.leave(tx, notifyOfQuestion, { threadId: id })
      return { threadId: id }
    }),
  )
}
