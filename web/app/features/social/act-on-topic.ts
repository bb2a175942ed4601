import { followTopic } from '@arvand/contracts/panel/social'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { topicWords as words } from './words.ts'

/** Follows a hashtag, or no longer; without JavaScript the visitor comes back to the page of the form. */
export const action = formAction({
  follow: submitTo(followTopic, {
    with: ({ params: { tag = '' } }) => ({ tag }),
    done: (_, { on }, { text }) =>
      /^\/(?!\/)/.test(text('back')) ? redirect(text('back')) : on ? words.followed : words.unfollowed,
  }),
})
