import { confirmSubscription } from '@arvand/contracts/home/newsletter'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ActionForm, AnswerNews } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/confirm'
import { LetterPage } from './letter-page.tsx'
import { newsletterWords, confirmWords as words } from './words.ts'

export const action = formAction({
  confirm: submitTo(confirmSubscription, {
    with: ({ params: { key = '' } }) => ({ key }),
    done: newsletterWords.done,
  }),
})

export const meta = () => [{ title: titled(words.title) }, { name: 'robots', content: 'noindex' }]

/** Confirms a subscription by a button, because mail servers open every link by themselves. */
export default function Confirm({ actionData }: Route.ComponentProps) {
  const answer = answerFor(actionData, 'confirm')
  return (
    <LetterPage title={words.title} lead={words.lead}>
      {answer?.done ? (
        <AnswerNews answer={answer} />
      ) : (
        <ActionForm
          intent="confirm"
          to={confirmSubscription}
          answer={answer}
          submit={words.submit}
          beside={
            answer ? (
              <TextLink alone to="/newsletter">
                {newsletterWords.title}
              </TextLink>
            ) : null
          }
        />
      )}
    </LetterPage>
  )
}
