import type { FormAnswer } from '../../api/form-answer.ts'
import { Card } from '../../ui/card.tsx'
import { Duration } from '../../ui/duration.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { RecordingsList, recordingsWords } from '../recordings/index.ts'
import { TicketLink } from '../support/index.ts'
import { noteWords } from './notes/note-words.ts'
import { PollPanel } from './poll-panel.tsx'
import type { Shown } from './shown.ts'
import { liveWords as words } from './words.ts'

export interface ClassOverProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
}

/** After a class: how long one was in, its notes and its polls. */
export default function ClassOver({ shown, answer }: ClassOverProps) {
  const { session, title, page, attendance, recordings, notes } = shown
  return (
    <main
      id="main"
      className="page grid min-h-dvh max-w-xl content-center justify-items-center gap-4 py-8 text-center"
    >
      <p className="text-15 text-muted">{title}</p>
      <h1 className="text-28 font-display">{words.over}</h1>
      <p className="text-16 text-muted">{words.overText}</p>
      {attendance && attendance.minutes > 0 ? (
        <p className="text-16 font-label">
          {words.attended} <Duration seconds={attendance.minutes * 60} named />
        </p>
      ) : null}
      {shown.isGuest ? null : <ButtonLink to={page}>{words.back}</ButtonLink>}
      {attendance && attendance.joins.length > 0 ? (
        <TicketLink kind="class" id={session.id} about={title} />
      ) : null}
      {recordings && recordings.items.length > 0 ? (
        <div className="w-full pt-4 text-start">
          <Card title={recordingsWords.list}>
            <RecordingsList page={recordings} />
          </Card>
        </div>
      ) : null}
      {notes ? (
        <div className="w-full pt-4 text-start">
          <Card title={noteWords.title}>
            <p className="bidi-plain text-15 wrap-anywhere whitespace-pre-line">{notes}</p>
          </Card>
        </div>
      ) : null}
      <div className="w-full pt-4 text-start">
        <PollPanel shown={shown} answer={answer} isOver />
      </div>
    </main>
  )
}
