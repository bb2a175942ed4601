import { joinSession } from '@arvand/contracts/panel/live'
import { formatDateTime } from '@arvand/persian/format-date'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/link.tsx'
import { DeviceCheck } from './device-check.tsx'
import { guestWords } from './guests/guest-words.ts'
import { InAppAdvice } from './in-app-advice.tsx'
import { recordingWords } from './recording-words.ts'
import { rehearsalWords } from './rehearsal/rehearsal-words.ts'
import type { Shown } from './shown.ts'
import type { ClassMediaView } from './use-class-media.ts'
import { usePageId } from './use-page-id.ts'
import { liveWords as words } from './words.ts'

interface CheckFormProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
  readonly view: ClassMediaView
}

/** Before a class: one form, whose button enters whatever devices there are (wire.md 12). */
export function CheckForm({ shown, answer, view }: CheckFormProps) {
  const { kind, title, startsAt, session, page, maySpeak, role } = shown
  const pageId = usePageId(session.id)
  const isRehearsal = kind === 'rehearsal'
  return (
    <div data-theme="dark" className="min-h-dvh bg-paper text-ink">
      <main id="main" className="page grid min-h-dvh max-w-xl content-center gap-5 py-8">
        <header className="grid gap-1">
          <p className="text-15 text-muted">{title}</p>
          <h1 className="text-28 font-display">{words.before}</h1>
          {startsAt ? <p className="text-15 text-muted">{words.starts(formatDateTime(startsAt))}</p> : null}
        </header>
        <InAppAdvice />
        {shown.isGuest ? <Alert>{guestWords.asGuest}</Alert> : null}
        <ActionForm
          intent="join"
          to={joinSession}
          answer={answerFor(answer, 'join')}
          carry={{ pageId }}
          submit={words.enter}
          button={{ wide: true }}
        >
          {shown.recording ? <Alert>{recordingWords.before}</Alert> : null}
          {session.hasWaitingRoom && role !== 'host' ? <Alert>{words.mustWait}</Alert> : null}
          {session.isLocked ? <Alert tone="warning">{words.isLocked}</Alert> : null}
          <DeviceCheck view={view} sessionId={session.id} maySpeak={maySpeak} />
          <div>
            <p className="text-16 font-label">{isRehearsal ? rehearsalWords.title : waitsFor(shown)}</p>
            <p className="text-14 text-muted">{isRehearsal ? rehearsalWords.before : words.beforeNote}</p>
          </div>
        </ActionForm>
        {isRehearsal || shown.isGuest ? null : (
          <p>
            <TextLink alone to="/live/rehearsal" className="inline-flex min-h-11 items-center">
              {rehearsalWords.toRoom}
            </TextLink>
          </p>
        )}
        {shown.isGuest ? null : (
          <p>
            <TextLink alone to={page} className="inline-flex min-h-11 items-center">
              {words.back}
            </TextLink>
          </p>
        )}
      </main>
    </div>
  )
}

const waitsFor = ({ session, kind }: Shown): string =>
  session.state === 'live' ? words.runs : kind === 'room' ? words.open : words.waits
