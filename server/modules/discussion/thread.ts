import type { Selectable } from 'kysely'
import type { CommentRow, ThreadRow } from './tables.ts'

export type Thread = Selectable<ThreadRow>
export type Post = Selectable<CommentRow>

/** The reader of a thread and their rights in it. */
export interface ThreadAccess {
  readonly personId: string
  /** Answers officially: a teacher of the course. */
  readonly isStaff: boolean
  /** Pins, locks and removes: staff, or a manager of content. */
  readonly moderates: boolean
  /** The first post, where it follows its thing and is not changed as a post. */
  readonly fixedId?: string | undefined
}

type Person = Pick<ThreadAccess, 'personId' | 'moderates' | 'fixedId'>

/** Pure: why nobody but staff may answer. */
export const whyNotAnswer = (thread: Pick<Thread, 'is_locked'>, { moderates }: Pick<Person, 'moderates'>) =>
  thread.is_locked && !moderates ? ('discussion.locked' as const) : null

/** Pure: the asker may mark the solving answer, unless staff has marked one. */
export function whyNotMark(thread: Pick<Thread, 'author_id' | 'marked_by'>, { personId, moderates }: Person) {
  if (moderates) return null
  if (thread.author_id !== personId) return 'discussion.not-the-asker' as const
  return thread.marked_by === 'staff' ? ('discussion.marked-by-teacher' as const) : null
}

/** Pure: only the author may change a post, not even staff. */
export function whyNotEdit(
  post: Pick<Post, 'id' | 'author_id'>,
  thread: Pick<Thread, 'is_locked'>,
  person: Person,
) {
  if (post.author_id !== person.personId || post.id === person.fixedId) return 'discussion.not-yours' as const
  return whyNotAnswer(thread, person)
}

/** Pure: the author and moderators may remove a post. */
export const whyNotRemove = (post: Pick<Post, 'id' | 'author_id'>, person: Person) =>
  post.id !== person.fixedId && (post.author_id === person.personId || person.moderates)
    ? null
    : ('discussion.not-yours' as const)

/** Pure: nobody likes or reports what they wrote themselves. */
export const whyNotModerate = (post: Pick<Post, 'author_id'>, { personId }: Pick<Person, 'personId'>) =>
  post.author_id === personId ? ('discussion.own-post' as const) : null
