import type { Tx } from '#platform/database'
import { follow } from './readers.ts'
import { discussion } from './tables.ts'

export interface OpenedThread {
  /** Of the thing, its thread and the first post alike. */
  readonly id: string
  readonly kind: string
  readonly authorId: string
  readonly title: string
  readonly body: string
  readonly at: Date
}

/** Opens the thread of a thing that is its own first post (`Opening` of the plug `Discussed`); its author follows it. */
export async function openThreadOf(tx: Tx, { id, kind, authorId, title, body, at }: OpenedThread) {
  const both = { id, author_id: authorId, at }
  await discussion(tx)
    .insertInto('discussion.threads')
    .values({ ...both, about_kind: kind, about_id: id, title, moved_at: at })
    .execute()
  await discussion(tx)
    .insertInto('discussion.comments')
    .values({ ...both, thread_id: id, root_id: id, by_staff: false, body })
    .execute()
  await follow(tx, id, authorId, at)
}

/** Gives such a thread and its first post the words that its thing has now. */
export async function retitleThreadOf(
  tx: Tx,
  { id, title, body }: Pick<OpenedThread, 'id' | 'title' | 'body'>,
) {
  await discussion(tx).updateTable('discussion.threads').set({ title }).where('id', '=', id).execute()
  await discussion(tx).updateTable('discussion.comments').set({ body }).where('id', '=', id).execute()
}
