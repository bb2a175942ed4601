import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import type { DiscussionDeps } from './deps.ts'
import { rules } from './limits.ts'
import { startThread } from './start-thread.ts'
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
  const { db, clock } = deps
  const { personId, isStaff } = await threadAccess(deps, about, actor)
  await deps.limits.take(rules.ask, personId)
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const thread = { about, authorId: personId, byStaff: isStaff, title, body, second }
      return { threadId: await startThread(deps, tx, thread) }
    }),
  )
}
