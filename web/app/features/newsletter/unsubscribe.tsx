import { unsubscribe } from '@arvand/contracts/home/newsletter'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/unsubscribe'
import { LetterPage } from './letter-page.tsx'
import { leaveWords as words } from './words.ts'

export const action = formAction({
  leave: submitTo(unsubscribe, { with: ({ params: { key = '' } }) => ({ key }), done: words.done }),
})

export const meta = () => [{ title: titled(words.title) }, { name: 'robots', content: 'noindex' }]

/** Ends a subscription by one press, without signing in. */
export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const answer = answerFor(actionData, 'leave')
  return (
    <LetterPage title={words.title} lead={words.lead}>
      {answer?.done ? (
        <div className="grid gap-4">
          <AnswerNews answer={answer} />
          <TextLink alone to="/newsletter">
            {words.again}
          </TextLink>
        </div>
      ) : (
        <ActionForm intent="leave" to={unsubscribe} answer={answer} submit={words.submit} />
      )}
    </LetterPage>
  )
}
