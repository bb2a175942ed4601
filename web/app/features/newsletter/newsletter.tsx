import { subscribe } from '@arvand/contracts/home/newsletter'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import type { Handle } from '../../handle.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { EmailField } from '../../ui/ltr-field.tsx'
import type { Route } from './+types/newsletter'
import { LetterPage } from './letter-page.tsx'
import { newsletterWords as words } from './words.ts'

export const handle = { cache: { tags: ['about'] } } satisfies Handle

export const action = formAction({
  subscribe: submitTo(subscribe, { done: ({ isOwn }) => (isOwn ? words.done : words.asked) }),
})

export const meta = () => [{ title: titled(words.title) }, { name: 'description', content: words.lead }]

/** Where anyone asks for new articles by mail. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const visitor = useVisitor()
  return (
    <LetterPage title={words.title} lead={words.lead}>
      <ActionForm
        intent="subscribe"
        to={subscribe}
        answer={answerFor(actionData, 'subscribe')}
        clears
        submit={words.submit}
      >
        <EmailField
          name="email"
          label={words.email}
          description={words.privacy}
          defaultValue={visitor?.email ?? undefined}
        />
      </ActionForm>
    </LetterPage>
  )
}
