import { showMedia } from '@arvand/contracts/panel/class'
import { Mic, Signal, Video, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { Switch as SwitchField } from '../../ui/switch.tsx'
import { BlurSwitch } from './blur-switch.tsx'
import { DeviceChoice } from './device-choice.tsx'
import type { DeviceState } from './media/state.ts'
import { mediaWords as words } from './media-words.ts'
import { saverWords } from './saver/saver-words.ts'
import { TrackVideo } from './track-video.tsx'
import type { ClassMediaView } from './use-class-media.ts'
import { playTestSound, useLevel } from './use-level.ts'

interface DeviceCheckProps {
  readonly view: ClassMediaView
  readonly sessionId: string
  readonly maySpeak: boolean
}

/** Microphone, loudspeaker, camera and connection before a class, each in one sentence with one control. */
export function DeviceCheck({ view, sessionId, maySpeak }: DeviceCheckProps) {
  const connection = useConnection(sessionId)
  const [isSoundPlayed, setSoundPlayed] = useState(false)
  if (connection === 'no-media') return <Alert>{words.noMedia}</Alert>
  const play = () => {
    playTestSound(view.state.chosen.speaker)
    setSoundPlayed(true)
  }
  return (
    <div className="grid gap-4">
      {maySpeak ? <Preview view={view} /> : <Alert>{words.listenOnly}</Alert>}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        {maySpeak ? <Microphone view={view} /> : null}
        <Row
          icon={Volume2}
          title={words.speaker}
          text={isSoundPlayed ? words.soundPlayed : words.soundUntested}
        >
          <DeviceChoice view={view} kind="speaker" />
          <Button type="button" variant="outline" size="compact" onClick={play}>
            {words.playSound}
          </Button>
        </Row>
        {maySpeak ? <Camera view={view} /> : null}
        <Row icon={Signal} title={words.internet} text={connectionText[connection]} />
      </ul>
      <div className="rounded-card border border-line bg-surface px-4 py-1">
        <SwitchField
          name="saver"
          checked={view.state.saver !== 'off'}
          description={saverWords.hint}
          onChange={(event) => view.save(event.currentTarget.checked ? 'on' : 'off')}
        >
          {saverWords.start}
        </SwitchField>
      </div>
    </div>
  )
}

type Connection = 'unknown' | 'good' | 'slow' | 'none' | 'no-media'

const connectionText: Readonly<Record<Exclude<Connection, 'no-media'>, string>> = {
  unknown: words.connectionUnknown,
  good: words.connectionGood,
  slow: words.connectionSlow,
  none: words.connectionNone,
}
const slowMs = 700

/** Asks whether sound and picture work here, and how long an answer takes. */
function useConnection(sessionId: string): Connection {
  const [connection, setConnection] = useState<Connection>('unknown')
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const { media } = await quietCall(showMedia, { sessionId })
      if (!media) return 'no-media' as const
      // The first answer may have waited until the engine had started.
      const asked = performance.now()
      await quietCall(showMedia, { sessionId })
      return performance.now() - asked < slowMs ? ('good' as const) : ('slow' as const)
    }
    look().then(
      (found) => isGone || setConnection(found),
      () => isGone || setConnection('none'),
    )
    return () => {
      isGone = true
    }
  }, [sessionId])
  return connection
}

function Preview({ view }: Pick<DeviceCheckProps, 'view'>) {
  const track = view.media?.ownTrack('camera') ?? null
  return (
    <div className="relative grid aspect-video place-items-center overflow-clip rounded-card bg-deep text-on-deep">
      {track ? (
        <>
          <TrackVideo track={track} label={words.preview} mirror />
          <p className="absolute start-3 top-3 rounded-full bg-deep/80 px-3 py-0.5 text-14">
            {words.preview}
          </p>
        </>
      ) : (
        <p className="text-15 text-deep-muted">{words.noPreview}</p>
      )}
    </div>
  )
}

function Microphone({ view }: Pick<DeviceCheckProps, 'view'>) {
  const state = view.state.devices.audio
  const meter = useRef<HTMLSpanElement>(null)
  useLevel(view.media?.ownTrack('audio') ?? null, meter)
  return (
    <Row icon={Mic} title={words.mic} text={words.micStates[state]}>
      {state === 'on' ? (
        <span
          ref={meter}
          role="img"
          aria-label={words.level}
          className="h-2.5 w-16 overflow-clip rounded-full bg-sunken"
        >
          <span className="block h-full origin-right scale-x-(--level,0) bg-success transition-transform duration-100 ltr:origin-left" />
        </span>
      ) : null}
      <DeviceChoice view={view} kind="audio" />
      <Switch state={state} label={words.mic} onPress={() => view.toggle('audio')} />
    </Row>
  )
}

function Camera({ view }: Pick<DeviceCheckProps, 'view'>) {
  const state = view.state.devices.camera
  return (
    <Row icon={Video} title={words.camera} text={words.cameraStates[state]}>
      <DeviceChoice view={view} kind="camera" />
      <Switch state={state} label={words.camera} onPress={() => view.toggle('camera')} />
      <BlurSwitch view={view} />
    </Row>
  )
}

interface SwitchProps {
  readonly state: DeviceState
  readonly label: string
  readonly onPress: () => void
}

function Switch({ state, label, onPress }: SwitchProps) {
  const isFirst = state === 'off' || state === 'asking'
  const text = state === 'on' ? words.turnOff : isFirst ? words.turnOn : words.tryAgain
  return (
    <Button
      type="button"
      variant="outline"
      size="compact"
      pending={state === 'asking'}
      aria-label={`${text}، ${label}`}
      onClick={onPress}
    >
      {text}
    </Button>
  )
}

interface RowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

const Row = ({ icon, title, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
    <Icon of={icon} size={24} className="text-primary-700" />
    <div className="min-w-32 flex-1">
      <p className="text-16 font-label">{title}</p>
      <p className="text-14 text-muted" aria-live="polite">
        {text}
      </p>
    </div>
    {children}
  </li>
)
