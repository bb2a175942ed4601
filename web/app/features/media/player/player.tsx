import { useState } from 'react'
import { playerWords as words } from '../words.ts'
import { CaptionsLine } from './captions-line.tsx'
import { MiddleControls } from './middle-controls.tsx'
import { PlayerFailed } from './player-failed.tsx'
import { PlayerFoot } from './player-foot.tsx'
import type { LessonPlayerProps } from './player-props.ts'
import { Stage } from './stage.tsx'
import { useCaptions } from './use-captions.ts'
import { useIdle } from './use-idle.ts'
import { usePlayer } from './use-player.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useWatermark } from './use-watermark.ts'

/** The player itself, with controls of its own. A chunk of its own, for `LessonPlayer`. */
export default function Player(props: LessonPlayerProps) {
  const [media, setMedia] = useState<HTMLMediaElement | null>(null)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const player = usePlayer(props, media, frame)
  const { held, playback, source, preferences, isCaptioned } = player
  const isIdle = useIdle(frame)
  const lines = useCaptions(media, isCaptioned ? preferences.captions : null)
  usePlayerKeys(frame, player.act)
  useWatermark(frame, held.kind === 'video' ? held.watermark : null, player.pause)
  const isVideo = held.kind === 'video'
  const isFresh = !playback.playing && player.second <= player.startAt && !playback.ended
  const isShown = !isVideo || !playback.playing || !isIdle || isPanelOpen
  const label = props.title ? `${words.player}: ${props.title}` : words.player
  return (
    <section
      ref={setFrame}
      aria-label={label}
      data-theme="dark"
      tabIndex={-1}
      className={`group/player relative isolate overflow-clip bg-deep outline-hidden select-none [&:fullscreen]:rounded-none rounded-card ${props.flush ? 'max-sm:rounded-none' : ''} ${isVideo ? 'aspect-video' : 'bg-deep'} ${isShown ? '' : 'cursor-none'}`}
    >
      <Stage
        playable={held}
        title={props.title}
        refMedia={setMedia}
        isSound={source.mode === 'sound'}
        onToggle={player.toggle}
        onScreen={player.screen.toggle}
        onSkip={player.skip}
      />
      {isVideo ? (
        <>
          <CaptionsLine lines={lines} raised={isShown} />
          {isShown || playback.waiting ? (
            <MiddleControls
              playing={playback.playing}
              waiting={playback.waiting}
              fresh={isFresh}
              onPlay={player.toggle}
              onSkip={player.skip}
            />
          ) : null}
        </>
      ) : null}
      <PlayerFoot player={player} media={media} shown={isShown} onPanel={setPanelOpen} />
      {source.failed ? <PlayerFailed playable={held} onAgain={source.again} /> : null}
    </section>
  )
}
