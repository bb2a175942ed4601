import { makeArticle } from '@arvand/contracts/panel/articles'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/new-article'
import { deskOf, editorAt } from './desk.ts'
import { makeWords as words } from './words.ts'

export const action = formAction({
  make: submitTo(makeArticle, {
    done: ({ articleId }, _, { url }) => redirect(editorAt(deskOf(url.pathname), articleId)),
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function NewArticle({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Card className="max-w-2xl">
        <ActionForm
          intent="make"
          to={makeArticle}
          answer={answerFor(actionData, 'make')}
          submit={words.submit}
        >
          <TextField name="title" label={words.heading} />
        </ActionForm>
      </Card>
    </>
  )
}
