import { bookmarkPost } from '@arvand/contracts/panel/social'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { postWords as words } from './words.ts'

/** Without JavaScript the visitor comes back to the page of the form. */
const back = (told: string, { text }: SentForm) =>
  /^\/(?!\/)/.test(text('back')) ? redirect(text('back')) : told

/** Saves a post for later; forms on several pages post to it. */
export const action = formAction({
  save: submitTo(bookmarkPost, {
    with: ({ params: { id = '' } }) => ({ postId: id }),
    done: (_, { on }, sent) => back(on ? words.isSaved : words.isUnsaved, sent),
  }),
})
