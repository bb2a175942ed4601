import { blockPerson, followPerson, mutePerson } from '@arvand/contracts/panel/social'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { personActWords as words } from './words.ts'

/** Without JavaScript the visitor comes back to the page of the form. */
const back = (told: string, { text }: SentForm) =>
  /^\/(?!\/)/.test(text('back')) ? redirect(text('back')) : told

/** Follows, mutes or blocks a person; forms on several pages post to it. */
export const action = formAction({
  follow: submitTo(followPerson, {
    with: ({ params: { personId = '' } }) => ({ personId }),
    done: (_, __, sent) => back(words.followed, sent),
  }),
  mute: submitTo(mutePerson, {
    with: ({ params: { personId = '' } }) => ({ personId }),
    done: (_, { on }, sent) => back(on ? words.muted : words.unmuted, sent),
  }),
  block: submitTo(blockPerson, {
    with: ({ params: { personId = '' } }) => ({ personId }),
    done: (_, { on }, sent) => back(on ? words.blocked : words.unblocked, sent),
  }),
})
