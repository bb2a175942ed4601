import {
  answer,
  ask,
  editComment,
  followThread,
  likeComment,
  markAnswer,
  removeComment,
  reportComment,
  saveThread,
} from '@arvand/contracts/panel/discussion'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { afterRemoval, threadPage } from './addresses.ts'
import { askWords, threadWords as words } from './words.ts'

/** The action of a thread's page; forms on other pages post to it too. */
export const actOnThread = formAction({
  answer: submitTo(answer, { done: words.sent }),
  edit: submitTo(editComment, { done: words.saved }),
  remove: submitTo(removeComment, {
    done: (_, __, { text }) => (text('next') === afterRemoval ? redirect(afterRemoval) : words.removedDone),
  }),
  like: submitTo(likeComment, { done: words.like }),
  mark: submitTo(markAnswer, {
    with: ({ text }) => ({ commentId: text('commentId') || null }),
    done: words.mark,
  }),
  report: submitTo(reportComment, { done: words.reportSent }),
  follow: submitTo(followThread, { done: words.follow }),
  pin: submitTo(saveThread, { done: words.pin }),
  lock: submitTo(saveThread, { done: words.lock }),
})

/** Asks about a lesson, then opens the new thread; with the field `stay` the visitor stays and gets its id. */
export const askAbout = formAction({
  ask: submitTo(ask, {
    with: ({ params: { lessonId = '' } }) => ({ about: { kind: 'lesson' as const, id: lessonId } }),
    done: ({ threadId }, _, { text }) =>
      text('stay') === 'yes' ? { done: askWords.sent, made: threadId } : redirect(threadPage(threadId)),
  }),
})
