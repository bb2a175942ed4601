import { makeQuestion } from '@arvand/contracts/teacher/questions'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { namedKindOf, questionKinds } from '../questions/index.ts'
import type { Route } from './+types/new-question'
import { makeWords as words } from './words.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({ categoryId: url.searchParams.get('categoryId') })

export const action = formAction({
  make: submitTo(makeQuestion, { done: ({ questionId }) => redirect(`/teach/question-bank/${questionId}`) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

const kinds = questionKinds.map(({ kind }) => namedKindOf(kind))

export default function NewQuestion({ loaderData: { categoryId }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <LoneNews answer={actionData} />
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {kinds.map(({ kind, label, note, icon }) => (
            <li key={kind} className="rounded-card border border-line bg-surface p-4">
              <ActionForm
                intent="make"
                to={makeQuestion}
                carry={{ kind, categoryId }}
                submit={label}
                button={{ variant: 'soft', wide: true, icon }}
                className="grid gap-2"
              >
                <p className="text-14 text-muted">{note}</p>
              </ActionForm>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
