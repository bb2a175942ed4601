import type { FormAnswer, Question } from '../api/form-answer.ts'
import { ButtonLink } from '../ui/link.tsx'
import type { ActionFormProps } from './action-form.tsx'
import { ConfirmedForm } from './confirmed-form.tsx'

interface EditAndRemoveProps extends Pick<ActionFormProps, 'to'> {
  /** The address of this page with the row opened as a form. */
  readonly editTo: string
  readonly row: { readonly id: string | null; readonly title: string }
  readonly words: {
    readonly mend: string
    readonly mendOf: (title: string) => string
    readonly remove: string
    readonly removeOf: (title: string) => string
  }
  /** What the action last answered to the removal. */
  readonly answer: FormAnswer | undefined
  readonly question: Question
}

/** The two actions of a row that is edited on its own page: to edit it there, and to remove it after a question. */
export function EditAndRemove({ editTo, row, words, answer, question, ...form }: EditAndRemoveProps) {
  const { id, title } = row
  return (
    <>
      <ButtonLink
        to={editTo}
        preventScrollReset
        variant="quiet"
        size="compact"
        aria-label={words.mendOf(title)}
      >
        {words.mend}
      </ButtonLink>
      <ConfirmedForm
        {...form}
        intent="remove"
        answer={answer}
        carry={{ id, title }}
        submit={words.remove}
        button={{ variant: 'quiet', size: 'compact', 'aria-label': words.removeOf(title) }}
        question={() => question}
        className="grid gap-3"
      />
    </>
  )
}
