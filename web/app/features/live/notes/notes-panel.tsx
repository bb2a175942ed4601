import { setClassNotes } from '@arvand/contracts/panel/class-notes'
import { formatTime } from '@arvand/persian/format-date'
import { useLayoutEffect, useRef } from 'react'
import { call } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { caretAfter } from './caret.ts'
import { noteWords as words } from './note-words.ts'
import { useClassNotes } from './use-class-notes.ts'

export interface NotesPanelProps {
  readonly sessionId: string
  /** Says who writes. */
  readonly leads: boolean
}

/** The notes of a class: one text, written by whom its host lets, read by all. */
export default function NotesPanel({ sessionId, leads }: NotesPanelProps) {
  const { shown, failed, draft, state, isJoined, write } = useClassNotes(sessionId)
  const area = useRef<HTMLTextAreaElement>(null)
  const caret = useRef({ text: '', at: 0 })
  // What others write does not move the place where one types.
  useLayoutEffect(() => {
    const { text, at } = caret.current
    if (area.current && document.activeElement === area.current && text !== draft) {
      const place = caretAfter(text, draft, at)
      area.current.setSelectionRange(place, place)
    }
    caret.current = { text: draft, at: area.current?.selectionStart ?? 0 }
  }, [draft])
  if (!shown)
    return failed ? <Alert tone="warning">{words.failed}</Alert> : <p role="status">{words.loading}</p>
  const { notes, mayWrite } = shown
  const stored = notes.by && notes.at ? words.saved(notes.by, formatTime(notes.at)) : null
  return (
    <div className="grid gap-3">
      {mayWrite ? (
        <TextArea
          ref={area}
          name="notes"
          label={words.text}
          description={words.hint}
          value={draft}
          maxLength={10_000}
          autoComplete="off"
          onSelect={(event) => {
            caret.current = { text: draft, at: event.currentTarget.selectionStart }
          }}
          onChange={(event) => {
            const { value, selectionStart } = event.currentTarget
            caret.current = { text: value, at: selectionStart }
            write(value)
          }}
        />
      ) : (
        <>
          <p className="text-14 text-muted">{words.onlyHost}</p>
          <p aria-live="polite" className="bidi-plain text-15 wrap-anywhere whitespace-pre-line">
            {notes.text || words.empty}
          </p>
        </>
      )}
      <p role="status" className="text-14 text-muted">
        {state === 'stored' ? (isJoined ? words.joined : stored) : words[state]}
      </p>
      {leads ? (
        <Switch
          name="everybodyWrites"
          checked={notes.everybodyWrites}
          onChange={(event) => {
            const everybodyWrites = event.currentTarget.checked
            void attemptAloud(call(setClassNotes, { sessionId, everybodyWrites }))
          }}
        >
          {words.letWrite}
        </Switch>
      ) : null}
    </div>
  )
}
