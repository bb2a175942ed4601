import { writePersonNote } from '@arvand/contracts/panel/people'
import { formatDateTime } from '@arvand/persian/format-date'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { newestFirst, PagedRows } from '../../shell/paged-rows.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { customerWords as words } from './customer-words.ts'
import type { Customer } from './load-customer.ts'

interface NotesCardProps extends Pick<Customer, 'notes'> {
  readonly answer: FormAnswer | undefined
}

/** What managers noted about a person, and a form for the next note. */
export function NotesCard({ notes, answer }: NotesCardProps) {
  return (
    <Card title={words.notes}>
      <p className="pb-4 text-14 text-muted">{words.notesLead}</p>
      {notes.items.length === 0 && notes.query.cursor === null ? (
        <p className="pb-4 text-15">{words.noNotes}</p>
      ) : null}
      <PagedRows page={notes} label={words.notes} empty={null} order={newestFirst}>
        {(items) => (
          <ul className="grid gap-3 pb-4">
            {items.map(({ id, text, at, by }) => (
              <li key={id} className="rounded-option bg-sunken px-4 py-3">
                <p className="text-15 whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="text-14 text-muted">
                  {by.name}، <time dateTime={at}>{formatDateTime(at)}</time>
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      <ActionForm
        clears
        intent="note"
        to={writePersonNote}
        answer={answer}
        submit={words.writeNote}
        button={{ variant: 'soft' }}
        className="grid gap-3"
      >
        <TextArea name="text" label={words.note} rows={3} />
      </ActionForm>
    </Card>
  )
}
