import type { Note } from '@arvand/contracts/panel/notes'
import { formatDuration } from '@arvand/persian/duration'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { Link } from '../../../ui/link.tsx'
import { NoteHand } from '../note-hand.tsx'
import { noteWords as words } from '../note-words.ts'

interface NoteRowProps {
  readonly note: Note
  /** Moves the player without leaving the page; null when there is none. */
  readonly onSeek: ((second: number) => void) | null
  readonly answer: FormAnswer | undefined
}

/** A note with its second, and the actions of its author. */
export function NoteRow({ note, onSeek, answer }: NoteRowProps) {
  const { second, text } = note
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-3.5">
      <span>{second === null ? <Whole /> : <Second second={second} onSeek={onSeek} />}</span>
      <div className="grid gap-1">
        <p className="bidi-plain text-16 whitespace-pre-line wrap-anywhere">{text}</p>
        <NoteHand note={note} answer={answer} />
      </div>
    </li>
  )
}

const Whole = () => <span className="text-14 text-muted">{words.whole}</span>

/** A link to a second: moves the player; without JavaScript it reloads the page with `?at=`. */
export function Second({ second, onSeek }: { second: number; onSeek: ((second: number) => void) | null }) {
  const at = formatDuration(second)
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
