import type { Answer } from '@arvand/contracts/endpoint'
import * as contract from '@arvand/contracts/support/tickets'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm, AnswerNews } from '../../../shell/action-form.tsx'
import { ConfirmedForm } from '../../../shell/confirmed-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Route } from './+types/canned-answers'
import { staffWords as words } from './ticket-words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(contract.listCannedAnswers, {})

const removeQuestion = () => ({ ...words.removeAnswerQuestion, confirm: words.removeAnswer, danger: true })

export const action = formAction({
  add: submitTo(contract.saveCannedAnswer, { done: words.savedAnswer }),
  edit: submitTo(contract.saveCannedAnswer, { done: words.savedAnswer }),
  remove: submitTo(contract.removeCannedAnswer, { question: removeQuestion, done: words.removedAnswer }),
})

export const handle = { crumb: words.answers }
export const meta = () => [{ title: titled(words.answers) }]

/** Answers that the staff has ready. */
export default function CannedAnswers({ loaderData: { items }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.answers} lead={words.answersLead} />
      <div className="grid max-w-[46rem] grid-cols-1 gap-5">
        {actionData?.intent === 'add' ? null : <AnswerNews answer={actionData} />}
        {items.length === 0 ? (
          <EmptyState level={2} title={words.noAnswers}>
            {words.noAnswersText}
          </EmptyState>
        ) : (
          <ul aria-label={words.answers} className="grid grid-cols-1 gap-4">
            {items.map((one) => (
              <OneAnswer key={one.id} one={one} answer={actionData} />
            ))}
          </ul>
        )}
        <section className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
          <h2 className="text-18 font-title">{words.addAnswer}</h2>
          <ActionForm
            intent="add"
            to={contract.saveCannedAnswer}
            answer={answerFor(actionData, 'add')}
            clears
            submit={words.addAnswer}
            className="grid grid-cols-1 gap-4"
          >
            <TextField name="title" label={words.answerTitle} />
            <TextArea name="body" label={words.answerBody} rows={4} />
          </ActionForm>
        </section>
      </div>
    </>
  )
}

type One = Answer<typeof contract.listCannedAnswers>['items'][number]

function OneAnswer({ one, answer }: { one: One; answer: FormAnswer | undefined }) {
  const isOurs = answer?.values?.id === one.id
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <h2 className="text-17 font-title wrap-anywhere">{one.title}</h2>
      <p className="text-15 whitespace-pre-line wrap-anywhere text-muted">{one.body}</p>
      <details open={isOurs && answer?.fields !== undefined}>
        <summary className="min-h-11 cursor-pointer content-center text-15 font-label text-primary-700">
          {words.edit}
        </summary>
        <ActionForm
          intent="edit"
          to={contract.saveCannedAnswer}
          answer={isOurs ? answerFor(answer, 'edit') : undefined}
          carry={{ id: one.id }}
          submit={words.saveAnswer}
          button={{ variant: 'soft', size: 'compact' }}
          className="grid grid-cols-1 gap-4 pt-3"
        >
          <TextField name="title" label={words.answerTitle} defaultValue={one.title} />
          <TextArea name="body" label={words.answerBody} defaultValue={one.body} rows={4} />
        </ActionForm>
      </details>
      <ConfirmedForm
        intent="remove"
        to={contract.removeCannedAnswer}
        answer={isOurs && !answer?.done ? answerFor(answer, 'remove') : undefined}
        carry={{ id: one.id }}
        submit={words.removeAnswer}
        button={{ variant: 'outline', size: 'compact' }}
        question={removeQuestion}
      />
    </li>
  )
}
