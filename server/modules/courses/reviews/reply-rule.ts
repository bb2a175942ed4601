/** The facts that decide who may reply to a review. */
export interface ReplyFacts {
  readonly isHidden: boolean
  /** Who wrote the reply; null: there is none. */
  readonly authorId: string | null
}

export type WhyNotReply = 'courses.unknown-review' | 'courses.reply-of-another'

/** Pure: why the teacher may not write the reply; null: they may. A review has one, which only its author changes. */
export function whyNotReply({ isHidden, authorId }: ReplyFacts, teacherId: string): WhyNotReply | null {
  if (isHidden) return 'courses.unknown-review'
  return authorId === null || authorId === teacherId ? null : 'courses.reply-of-another'
}

/** Pure: why they may not remove the reply: its author may, and the owner, who answers for the course. */
export const whyNotRemoveReply = (
  { authorId }: Pick<ReplyFacts, 'authorId'>,
  teacher: { readonly id: string; readonly isOwner: boolean },
): 'courses.reply-of-another' | null =>
  authorId === null || authorId === teacher.id || teacher.isOwner ? null : 'courses.reply-of-another'
