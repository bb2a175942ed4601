import type { Note } from '@arvand/contracts/panel/notes'
import { Link } from 'react-router'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { ConfirmedForm } from '../../../shell/confirmed-form.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useDeedName } from '../../offline/index.ts'
import { clockOf } from '../clock-of.ts'
import { noteWords as words } from '../words.ts'

interface NoteRowProps {
  readonly note: Note
  readonly requestId: string
  /** Goes to a second without leaving the page. */
  readonly onSeek: ((second: number) => void) | null
  readonly answer: FormAnswer | undefined
}

/** A note with its second, and its writer's hand on it. */
export function NoteRow({ note, requestId, onSeek, answer }: NoteRowProps) {
  const { id, second, text } = note
  const edit = `note-${id}`
  const name = useDeedName(requestId, answerFor(answer, edit))
  const remove = `remove-note-${id}`
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-3.5">
      <span>{second === null ? <Whole /> : <Second second={second} onSeek={onSeek} />}</span>
      <div className="grid gap-1">
        <p className="bidi-plain text-16 whitespace-pre-line wrap-anywhere">{text}</p>
        <details open={answerFor(answer, remove)?.asks !== undefined || undefined}>
          <summary className="inline-flex min-h-9 cursor-pointer list-none items-center text-14 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            {words.edit}
          </summary>
          <div className="grid gap-3 py-3">
            <ActionForm
              key={`${requestId} ${note.changedAt}`}
              intent={edit}
              answer={answerFor(answer, edit)}
              carry={{ requestId: name, noteId: id }}
              submit={words.change}
              pending={words.saving}
              button={{ look: 'soft', size: 'compact' }}
              className="grid gap-3"
            >
              <TextArea
                name="text"
                label={words.edit}
                hideLabel
                rows={2}
                required
                maxLength={5000}
                defaultValue={text}
              />
            </ActionForm>
            <ConfirmedForm
              intent={remove}
              answer={answerFor(answer, remove)}
              carry={{ noteId: id }}
              question={() => words.removeAsk}
              submit={words.remove}
              pending={words.removing}
              button={{ look: 'quiet', size: 'compact' }}
            />
          </div>
        </details>
      </div>
    </li>
  )
}

const Whole = () => <span className="text-14 text-muted">{words.whole}</span>

/** A second that one can go to: in the player, and without JavaScript by the address. */
export function Second({ second, onSeek }: { second: number; onSeek: ((second: number) => void) | null }) {
  const at = clockOf(second)
  return (
    <Link
      to={`?at=${second}`}
      preventScrollReset
      onClick={(event) => {
        if (!onSeek) return
        event.preventDefault()
        onSeek(second)
      }}
      aria-label={`${words.goTo} ${at}`}
      className="inline-flex min-h-8 items-center rounded-small text-15 font-label text-primary-700 hover:underline"
    >
      {at}
    </Link>
  )
}
