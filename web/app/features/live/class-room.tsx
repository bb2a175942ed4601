import { raiseHand } from '@arvand/contracts/panel/class'
import { leaveSession } from '@arvand/contracts/panel/live'
import { PhoneOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { BoardButton, toggleBoard } from './board-button.tsx'
import { BoardPart } from './board-part.tsx'
import { CaptionLines } from './captions/caption-lines.tsx'
import { CaptionPart } from './captions/caption-part.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { ClassHeader } from './class-header.tsx'
import { ClassSound } from './class-sound.tsx'
import { ControlBar } from './control-bar.tsx'
import { DeviceButton } from './device-button.tsx'
import { GroupBanner } from './groups/group-banner.tsx'
import { GroupsButton } from './groups/groups-button.tsx'
import type { Arrangement } from './media/tiles.ts'
import { mediaWords } from './media-words.ts'
import { NotesCard } from './notes/notes-card.tsx'
import { PeoplePanel } from './people-panel.tsx'
import type { PollPanelProps } from './poll-panel.tsx'
import { ReactionButton, ReactionCounts } from './reactions/reactions.tsx'
import { useReactions } from './reactions/use-reactions.ts'
import { RehearsalPart } from './rehearsal/rehearsal-part.tsx'
import { SaverButton, SaverCard } from './saver/saver-card.tsx'
import type { Shown } from './shown.ts'
import { SlidesButton, SlidesPart } from './slides/slides-button.tsx'
import { Stage } from './stage.tsx'
import { TimerBanner } from './timer/timer-banner.tsx'
import { TimerButton } from './timer/timer-button.tsx'
import { useClassKeys } from './use-class-keys.ts'
import type { ClassMediaView } from './use-class-media.ts'
import { useClassNews } from './use-class-news.ts'
import { usePageId } from './use-page-id.ts'
import { usePresence } from './use-presence.ts'
import { useRoleNews } from './use-role-news.ts'
import { WaitingPart } from './waiting/waiting-part.tsx'
import { liveWords as words } from './words.ts'

const PollPanel = laterPart<PollPanelProps>(async () => ({
  default: (await import('./poll-panel.tsx')).PollPanel,
}))

interface ClassRoomProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
  readonly view: ClassMediaView
}

/** A class from inside: pictures and sound, who is in, and the chat. */
export function ClassRoom({ shown, answer, view }: ClassRoomProps) {
  const { session, me, page, people, maySpeak, board, slides, leads } = shown
  const { state, media } = view
  const { pathname } = useLocation()
  const [arrangement, setArrangement] = useState<Arrangement>('grid')
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.mediaDevices?.getDisplayMedia === 'function'), [])
  usePresence(session.id)
  const pageId = usePageId(session.id)
  const roleNews = useRoleNews(people)
  const classNews = useClassNews(people, state.lastSpeaker)
  const reactions = useReactions(session.id)
  const isHandUp = people.some(({ isMe, hand }) => isMe && hand !== null)
  const onHand = () => void attemptAloud(call(raiseHand, { sessionId: session.id, up: !isHandUp }))
  const onBoard = leads ? () => toggleBoard({ sessionId: session.id, board }) : null
  useClassKeys({ view, maySpeak, onHand, onBoard })
  const sounds = people.flatMap(({ id, isMe }) => {
    const track = isMe ? null : (media?.soundOf(id) ?? null)
    return track ? [{ id, track }] : []
  })
  return (
    <div data-theme="dark" className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] bg-paper text-ink">
      <ClassHeader shown={shown} answer={answer} view={view} />
      <main
        id="main"
        className="page grid grid-cols-1 content-start gap-5 py-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:content-stretch"
      >
        <div className="grid grid-cols-1 content-start gap-3 lg:content-stretch">
          {shown.isElsewhere ? null : <LinkAlert view={view} />}
          <TimerBanner shown={shown} />
          <p role="status" className="sr-only">
            {roleNews}
          </p>
          <p role="status" className="sr-only">
            {classNews}
          </p>
          <GroupBanner shown={shown} />
          {state.devices.screen === 'on' ? <Alert>{mediaWords.sharing}</Alert> : null}
          {slides ? (
            <SlidesPart key={slides} sessionId={session.id} me={me} isHost={leads} board={board} />
          ) : null}
          {board.isOpen ? (
            <BoardPart sessionId={session.id} me={me} isHost={leads} everybodyDraws={board.everybodyDraws} />
          ) : null}
          {shown.isElsewhere ? (
            <Card title={words.meeting}>
              <div className="grid grid-cols-1 justify-items-start gap-3">
                <p className="text-15 text-muted">{words.meetingNote}</p>
                <ButtonLink to={`${pathname}/meeting`} target="_blank" reloadDocument>
                  {words.toMeeting}
                </ButtonLink>
              </div>
            </Card>
          ) : null}
          {state.link === 'unavailable' || shown.isElsewhere ? null : (
            <Stage
              shown={shown}
              view={view}
              arrangement={arrangement}
              isSmall={board.isOpen || slides !== null}
              reactions={reactions}
            />
          )}
          {state.saver === 'off' || state.link === 'unavailable' || shown.isElsewhere ? null : (
            <SaverCard view={view} />
          )}
          <CaptionLines sessionId={session.id} />
          <ReactionCounts shown={reactions} people={people} />
          <ClassSound sounds={sounds} speaker={state.chosen.speaker} />
        </div>
        <div className="grid grid-cols-1 content-start gap-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-15rem)] lg:self-start lg:overflow-y-auto">
          {shown.kind === 'rehearsal' ? <RehearsalPart view={view} /> : null}
          {leads && session.hasWaitingRoom ? (
            <div className="order-first">
              <WaitingPart sessionId={session.id} waiting={shown.waiting} />
            </div>
          ) : null}
          <div className="order-2 lg:order-1">
            <PeoplePanel shown={shown} state={state} />
          </div>
          <div className="order-1 grid grid-cols-1 gap-5 lg:order-2">
            <PollPanel shown={shown} answer={answer} />
            <ChatPanel shown={shown} answer={answer} />
            {shown.captions.mayWrite ? <CaptionPart sessionId={session.id} /> : null}
            <NotesCard sessionId={session.id} leads={leads} />
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
            {state.link === 'unavailable' ? null : (
              <>
                <DeviceButton view={view} />
                {shown.isElsewhere ? null : <SaverButton view={view} />}
              </>
            )}
            {leads ? (
              <>
                <BoardButton sessionId={session.id} board={board} />
                <SlidesButton sessionId={session.id} isShown={slides !== null} />
                {shown.isElsewhere ? null : <GroupsButton shown={shown} />}
                <TimerButton shown={shown} />
              </>
            ) : null}
          </>
        }
        onArrange={() => setArrangement(arrangement === 'grid' ? 'speaker' : 'grid')}
      >
        <ActionForm
          intent="leave"
          to={leaveSession}
          answer={answerFor(answer, 'leave')}
          carry={{ page, pageId }}
          submit={words.leave}
          button={{ variant: 'danger', size: 'compact', icon: PhoneOff }}
          // As narrow as the others on a phone, so that all stand in one row.
          className="grid gap-5 max-sm:[&_button]:min-w-13 max-sm:[&_button]:flex-col max-sm:[&_button]:gap-0.5 max-sm:[&_button]:px-1 max-sm:[&_button]:text-12"
        />
      </ControlBar>
    </div>
  )
}

/** How the connection stands, in words, as long as it is not there. */
function LinkAlert({ view: { state } }: Pick<ClassRoomProps, 'view'>) {
  const { link, ended, isLinePoor } = state
  if (link === 'connected' && isLinePoor) return <Alert>{mediaWords.poorLine}</Alert>
  if (link === 'off' || link === 'connected') return null
  if (link === 'ended')
    return <Alert>{ended === 'replaced' ? mediaWords.link.replaced : mediaWords.link.ended}</Alert>
  const isTrouble = link === 'again' || link === 'restarting' || link === 'blocked'
  return (
    <Alert tone={isTrouble ? 'warning' : 'info'} urgent={isTrouble}>
      {mediaWords.link[link]}
    </Alert>
  )
}
