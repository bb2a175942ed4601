import { lockSession, setWaitingRoom } from '@arvand/contracts/panel/class'
import { endSession } from '@arvand/contracts/panel/live'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { endQuestion } from './end-question.ts'
import { GuestsButton } from './guests/guests-button.tsx'
import { mediaWords } from './media-words.ts'
import { RecordingBadge, RecordingControls, RecordingNotice } from './recording-controls.tsx'
import { SaverBadge } from './saver/saver-card.tsx'
import type { Shown } from './shown.ts'
import type { ClassMediaView } from './use-class-media.ts'
import { WaitingBadge } from './waiting/waiting-part.tsx'
import { waitingWords } from './waiting/waiting-words.ts'
import { liveWords as words } from './words.ts'

interface ClassHeaderProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
  readonly view: ClassMediaView
}

/** What the class is and how it stands; hosts lock it and end it. */
export function ClassHeader({ shown, answer, view }: ClassHeaderProps) {
  const { session, kind, title, role, waiting } = shown
  // Who is alone keeps nobody out, and ends nothing by leaving.
  const leads = shown.leads && kind !== 'rehearsal'
  const [isOpen, setOpen] = useState(false)
  const actsId = useId()
  const isConnected = view.state.link === 'connected'
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <h1 className="min-w-0 flex-1 truncate text-18 font-title max-sm:basis-full">{title}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {isConnected ? <Badge tone="success">{mediaWords.link.connected}</Badge> : null}
          <SaverBadge view={view} />
          <Badge tone={session.state === 'live' ? 'accent' : 'neutral'}>
            {session.state === 'live' ? words.live : words.waiting}
          </Badge>
          <RecordingBadge shown={shown} />
          {session.isLocked ? <Badge icon={Lock}>{words.locked}</Badge> : null}
          {leads ? <WaitingBadge waiting={waiting} /> : null}
        </div>
        {leads ? (
          <Button
            type="button"
            variant="quiet"
            size="compact"
            aria-expanded={isOpen}
            aria-controls={actsId}
            onClick={() => setOpen(!isOpen)}
            className="sm:hidden"
          >
            {words.acts}
          </Button>
        ) : null}
        {leads ? (
          <div
            id={actsId}
            className={`flex-wrap items-center gap-x-4 gap-y-2 max-sm:basis-full sm:flex ${isOpen ? 'flex' : 'hidden'}`}
          >
            <RecordingControls shown={shown} answer={answer} hasMedia={view.state.link !== 'unavailable'} />
            <ActionForm
              intent="lock"
              to={lockSession}
              answer={answerFor(answer, 'lock')}
              carry={{ locked: session.isLocked ? 'no' : 'yes' }}
              submit={session.isLocked ? words.unlock : words.lock}
              button={{ variant: 'quiet', size: 'compact' }}
            />
            <ActionForm
              intent="waitingRoom"
              to={setWaitingRoom}
              answer={answerFor(answer, 'waitingRoom')}
              carry={{ isOn: session.hasWaitingRoom ? 'no' : 'yes' }}
              submit={session.hasWaitingRoom ? waitingWords.turnOff : waitingWords.turnOn}
              button={{ variant: 'quiet', size: 'compact' }}
            />
            {role === 'host' && shown.kind !== 'rehearsal' ? (
              <GuestsButton of={{ kind: shown.kind, id: shown.itemId }} />
            ) : null}
            {role === 'host' ? (
              <ConfirmedForm
                intent="end"
                to={endSession}
                answer={answerFor(answer, 'end')}
                question={() => endQuestion}
                submit={words.end}
                button={{ variant: 'outline', size: 'compact' }}
              />
            ) : null}
          </div>
        ) : null}
      </div>
      <RecordingNotice shown={shown} />
    </header>
  )
}
