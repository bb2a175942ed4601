import type { ContentOf } from '@arvand/contracts/lesson-content'

/** The content of a lesson that leads to no exam yet. */
export const examContent = (
  { body, attachments }: Pick<ContentOf<'exam'>, 'body' | 'attachments'> = { attachments: [] },
): ContentOf<'exam'> => ({ kind: 'exam', attachments, itemId: null, ...(body ? { body } : {}) })
