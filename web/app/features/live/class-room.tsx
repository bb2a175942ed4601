import { endSession, leaveSession } from '@arvand/contracts/panel/live'
import { PhoneOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BoardButton } from './board-button.tsx'
import { BoardPart } from './board-part.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { ClassSound } from './class-sound.tsx'
import { ControlBar } from './control-bar.tsx'
import { endQuestion } from './end-question.ts'
import type { Arrangement } from './media/tiles.ts'
import { mediaWords } from './media-words.ts'
import { PeoplePanel } from './people-panel.tsx'
import { PollPanel } from './poll-panel.tsx'
import { ReactionButton, ReactionCounts } from './reactions.tsx'
import type { Shown } from './shown.ts'
import { Stage } from './stage.tsx'
import { useClassKeys } from './use-class-keys.ts'
import type { ClassMediaView } from './use-class-media.ts'
import { usePresence } from './use-presence.ts'
import { useReactions } from './use-reactions.ts'
import { liveWords as words } from './words.ts'

interface ClassRoomProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
  readonly view: ClassMediaView
}

/** A class from inside: pictures and sound, who is in, and the chat. */
export function ClassRoom({ shown, answer, view }: ClassRoomProps) {
  const { session, page, people, maySpeak, board, role } = shown
  const isHost = role === 'host'
  const { state, media } = view
  const [arrangement, setArrangement] = useState<Arrangement>('grid')
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.mediaDevices?.getDisplayMedia === 'function'), [])
  usePresence(session.id)
  const reactions = useReactions(session.id)
  const isHandUp = people.some(({ isMe, hand }) => isMe && hand !== null)
  const onHand = () => void attemptAloud(api.panel('live/hand', { sessionId: session.id, up: !isHandUp }))
  useClassKeys({ view, maySpeak, onHand })
  const sounds = people.flatMap(({ id, isMe }) => {
    const track = isMe ? null : (media?.soundOf(id) ?? null)
    return track ? [{ id, track }] : []
  })
  return (
    <div data-theme="dark" className="grid min-h-dvh grid-rows-[auto_1fr_auto] bg-paper text-ink">
      <ClassHeader shown={shown} answer={answer} view={view} />
      <main
        id="main"
        className="page grid grid-cols-1 content-start gap-5 py-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:content-stretch"
      >
        <div className="grid content-start gap-3 lg:content-stretch">
          <LinkAlert view={view} />
          {state.devices.screen === 'on' ? <Alert>{mediaWords.sharing}</Alert> : null}
          {board.isOpen ? (
            <BoardPart
              sessionId={session.id}
              me={people.find(({ isMe }) => isMe)?.id ?? ''}
              isHost={isHost}
              everybodyDraws={board.everybodyDraws}
            />
          ) : null}
          {state.link === 'unavailable' ? null : (
            <Stage
              shown={shown}
              view={view}
              arrangement={arrangement}
              isSmall={board.isOpen}
              reactions={reactions}
            />
          )}
          <ReactionCounts shown={reactions} people={people} />
          <ClassSound sounds={sounds} />
        </div>
        <div className="grid content-start gap-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-12rem)] lg:self-start lg:overflow-y-auto">
          <div className="order-2 lg:order-1">
            <PeoplePanel shown={shown} state={state} />
          </div>
          <div className="order-1 grid gap-5 lg:order-2">
            <PollPanel shown={shown} answer={answer} />
            <ChatPanel shown={shown} answer={answer} />
          </div>
        </div>
      </main>
      <ControlBar
        view={view}
        canShare={canShare}
        maySpeak={maySpeak}
        isHandUp={isHandUp}
        onHand={onHand}
        arrangement={arrangement}
        tools={
          <>
            <ReactionButton sessionId={session.id} />
            {isHost ? <BoardButton sessionId={session.id} board={board} /> : null}
          </>
        }
        onArrange={() => setArrangement(arrangement === 'grid' ? 'speaker' : 'grid')}
      >
        <ActionForm
          intent="leave"
          to={leaveSession}
          answer={answerFor(answer, 'leave')}
          carry={{ page }}
          submit={words.leave}
          button={{ variant: 'danger', size: 'compact', icon: PhoneOff }}
        />
      </ControlBar>
    </div>
  )
}

function ClassHeader({ shown: { session, title, role }, answer, view }: ClassRoomProps) {
  const isConnected = view.state.link === 'connected'
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <h1 className="min-w-0 flex-1 truncate text-18 font-title max-sm:basis-full">{title}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {isConnected ? <Badge tone="success">{mediaWords.link.connected}</Badge> : null}
          <Badge tone={session.state === 'live' ? 'accent' : 'neutral'}>
            {session.state === 'live' ? words.live : words.waiting}
          </Badge>
        </div>
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
    </header>
  )
}

/** How the connection stands, in words, as long as it is not there. */
function LinkAlert({ view: { state } }: Pick<ClassRoomProps, 'view'>) {
  const { link, ended } = state
  if (link === 'off' || link === 'connected') return null
  if (link === 'ended')
    return <Alert>{ended === 'replaced' ? mediaWords.link.replaced : mediaWords.link.ended}</Alert>
  const isTrouble = link === 'again' || link === 'blocked'
  return (
    <Alert tone={isTrouble ? 'warning' : 'info'} urgent={isTrouble}>
      {mediaWords.link[link]}
    </Alert>
  )
}
