import { bookmarkPost, votePost } from '@arvand/contracts/panel/social'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { pollWords, postWords as words } from './words.ts'

/** Without JavaScript the visitor comes back to the page of the form. */
const back = (told: string, { text }: SentForm) =>
  /^\/(?!\/)/.test(text('back')) ? redirect(text('back')) : told

/** Saves a post for later, or votes in its poll; forms on several pages post to it. */
export const action = formAction({
  save: submitTo(bookmarkPost, {
    with: ({ params: { id = '' } }) => ({ postId: id }),
    done: (_, { on }, sent) => back(on ? words.isSaved : words.isUnsaved, sent),
  }),
  vote: submitTo(votePost, {
    with: ({ params: { id = '' } }) => ({ postId: id }),
    done: (_, __, sent) => back(pollWords.voted, sent),
  }),
})
