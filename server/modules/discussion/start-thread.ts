import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { Jobs } from '#platform/jobs'
import { notifyOfQuestion } from './jobs.ts'
import { follow } from './readers.ts'
import { discussion } from './tables.ts'
import type { About } from './thread-access.ts'

export interface NewThread {
  readonly about: About
  readonly authorId: string
  /** The author answers officially where it is asked. */
  readonly byStaff: boolean
  readonly title: string
  readonly body: string
  readonly second?: number | null | undefined
}

/** Opens a thread; its author follows it, and the teachers who answer there are notified. Gives its id. */
export async function startThread(
  { clock, jobs }: { readonly clock: Clock; readonly jobs: Jobs },
  tx: Tx,
  { about, authorId, byStaff, title, body, second }: NewThread,
): Promise<string> {
  const [id, at] = [newId(), clock.now()]
  const both = { id, author_id: authorId, at }
  await discussion(tx)
    .insertInto('discussion.threads')
    .values({
      ...both,
      about_kind: about.kind,
      about_id: about.id,
      title,
      second: second ?? null,
      moved_at: at,
    })
    .execute()
  await discussion(tx)
    .insertInto('discussion.comments')
    .values({ ...both, thread_id: id, root_id: id, by_staff: byStaff, body })
    .execute()
  await follow(tx, id, authorId, at)
  await jobs.leave(tx, notifyOfQuestion, { threadId: id })
  return id
}
