import type { FormAnswer, Question } from '../api/form-answer.ts'
import { ButtonLink } from '../ui/link.tsx'
import { ConfirmedForm } from './confirmed-form.tsx'

interface MendAndRemoveProps {
  /** The same page with this row as a form. */
  readonly mendTo: string
  readonly row: { readonly id: string | null; readonly title: string }
  readonly words: {
    readonly mend: string
    readonly mendOf: (title: string) => string
    readonly remove: string
    readonly removing: string
    readonly removeOf: (title: string) => string
  }
  /** What the action last said to the removal. */
  readonly answer: FormAnswer | undefined
  readonly question: Question
}

/** The two ways of a row that is kept on its own page: to mend it there, and to remove it once one has been asked. */
export function MendAndRemove({ mendTo, row: { id, title }, words, answer, question }: MendAndRemoveProps) {
  return (
    <>
      <ButtonLink to={mendTo} preventScrollReset look="quiet" size="compact" aria-label={words.mendOf(title)}>
        {words.mend}
      </ButtonLink>
      <ConfirmedForm
        intent="remove"
        answer={answer}
        carry={{ id, title }}
        submit={words.remove}
        pending={words.removing}
        button={{ look: 'quiet', size: 'compact', 'aria-label': words.removeOf(title) }}
        question={() => question}
        className="grid gap-3"
      />
    </>
  )
}
