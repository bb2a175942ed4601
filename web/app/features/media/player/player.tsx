import { useEffect, useEffectEvent, useState } from 'react'
import { playerWords as words } from '../words.ts'
import { type Act, actOf } from './keys.ts'
import { MiddleControls } from './middle-controls.tsx'
import { PlayerFailed } from './player-failed.tsx'
import { PlayerFoot } from './player-foot.tsx'
import type { LessonPlayerProps } from './player-props.ts'
import { showWatermark } from './show-watermark.ts'
import { Stage } from './stage.tsx'
import { useCaptions } from './use-captions.ts'
import { useIdle } from './use-idle.ts'
import { usePlayer } from './use-player.ts'

/** The player with its own controls, loaded as a chunk by `LessonPlayer`. */
export default function Player(props: LessonPlayerProps) {
  const [media, setMedia] = useState<HTMLMediaElement | null>(null)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const player = usePlayer(props, media, frame)
  const { held, playback, source, preferences, isCaptioned } = player
  const isIdle = useIdle(frame)
  const lines = useCaptions(media, isCaptioned ? preferences.captions : null)
  usePlayerKeys(frame, player.act, props.pageKeys)
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

interface CaptionsLineProps {
  readonly lines: readonly string[]
  /** Leaves space for the controls below. */
  readonly raised: boolean
}

/** The current caption, over the lower part of the picture. */
function CaptionsLine({ lines, raised }: CaptionsLineProps) {
  if (lines.length === 0) return null
  return (
    <div
      className={`pointer-events-none absolute inset-x-3 z-1 grid justify-items-center transition-[bottom] duration-150 ${raised ? 'bottom-20 sm:bottom-24' : 'bottom-4'}`}
    >
      <p
        dir="auto"
        className="max-w-[min(100%,46rem)] rounded-control bg-deep/80 px-3 py-1 text-center text-14 text-on-deep whitespace-pre-line sm:text-18"
      >
        {lines.join('\n')}
      </p>
    </div>
  )
}

/** Elements outside of the player that use keys themselves. */
const busy = 'input, textarea, select, button, a, summary, [contenteditable], [role], dialog *, [popover] *'

/** Keys outside of the player: those that scroll a page stay the page's. */
const onPage = /^(Space|ArrowLeft|ArrowRight|Key[CFJKLM])$/

/** Keyboard shortcuts while the focus is in the player, or, for the player of a page, where no other control has it. */
function usePlayerKeys(frame: HTMLElement | null, onAct: (act: Act) => void, isOfPage = false): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, code, shiftKey, altKey, ctrlKey, metaKey, defaultPrevented } = event
    if (defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return
    // Lists of choices and sliders use these keys themselves; a button uses Space.
    const isOwn = target.closest('[data-own-keys]') !== null && /^(Arrow|Space|Home|Digit)/.test(code)
    if (isOwn || (code === 'Space' && target.closest('button'))) return
    if (!frame?.contains(target) && (!onPage.test(code) || target.closest(busy))) return
    const act = actOf({ key, code, shift: shiftKey })
    if (!act) return
    event.preventDefault()
    onAct(act)
  })
  useEffect(() => {
    if (!frame) return
    const place: HTMLElement = isOfPage ? frame.ownerDocument.documentElement : frame
    const listen = (event: KeyboardEvent) => press(event)
    place.addEventListener('keydown', listen)
    return () => place.removeEventListener('keydown', listen)
  }, [frame, isOfPage])
}

/** Draws the viewer's watermark over the picture; calls `onHidden` when somebody made it invisible. */
function useWatermark(frame: HTMLElement | null, text: string | null, onHidden: () => void): void {
  const tell = useEffectEvent(onHidden)
  useEffect(() => (frame && text ? showWatermark(frame, text, () => tell()) : undefined), [frame, text])
}
