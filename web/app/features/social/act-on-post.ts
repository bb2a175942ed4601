import { bookmarkPost, discussPost, votePost } from '@arvand/contracts/panel/social'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { threadPage } from '../discussion/index.ts'
import { pollWords, postWords as words } from './words.ts'

/** Without JavaScript the visitor comes back to the page of the form. */
const back = (told: string, { text }: SentForm) =>
  /^\/(?!\/)/.test(text('back')) ? redirect(text('back')) : told

/** Saves a post for later, votes in its poll, or takes it to the discussions of its lesson; forms on several pages post to it. */
export const action = formAction({
  save: submitTo(bookmarkPost, {
    with: ({ params: { id = '' } }) => ({ postId: id }),
    done: (_, { on }, sent) => back(on ? words.isSaved : words.isUnsaved, sent),
  }),
  discuss: submitTo(discussPost, {
    with: ({ params: { id = '' } }) => ({ postId: id }),
    done: ({ threadId }) => redirect(threadPage(threadId)),
  }),
  vote: submitTo(votePost, {
    with: ({ params: { id = '' } }) => ({ postId: id }),
    done: (_, __, sent) => back(pollWords.voted, sent),
  }),
})
