import type { Playable } from '@arvand/contracts/playable'
import { AudioLines } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { playerWords as words } from '../words.ts'
import { SoundCover } from './sound-cover.tsx'

interface StageProps {
  readonly playable: Playable
  readonly title: string | undefined
  readonly refMedia: (element: HTMLMediaElement | null) => void
  /** Only the sound of a video plays. */
  readonly isSound: boolean
  readonly onToggle: () => void
  readonly onScreen: (() => void) | null
  readonly onSkip: (seconds: number) => void
}

/**
 * The media element, and what is shown while it has no picture. A click plays or pauses; on touch a double tap skips.
 */
export function Stage({ playable, title, refMedia, isSound, onToggle, onScreen, onSkip }: StageProps) {
  const { kind, poster, posterAlt, watermark } = playable
  const lastTouch = useRef(0)
  const tracks = playable.captions.map(({ src, language, label }) => (
    <track key={src} kind="captions" src={src} srcLang={language} label={label} />
  ))
  if (kind === 'audio')
    return (
      <>
        <SoundCover title={title} />
        {/* biome-ignore lint/a11y/useMediaCaption: its captions are the tracks that the lesson has */}
        <audio ref={refMedia} preload="metadata">
          {tracks}
        </audio>
      </>
    )
  const touch = (x: number, width: number) => {
    const isSecond = performance.now() - lastTouch.current < 320
    lastTouch.current = performance.now()
    // The picture is not mirrored in Persian: the right half skips forward.
    if (isSecond) onSkip(x < width / 2 ? -10 : 10)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: its captions are the tracks that the lesson has */}
      <video
        ref={refMedia}
        aria-label={[title ?? words.video, posterAlt].filter(Boolean).join('، ')}
        poster={poster ?? undefined}
        preload="metadata"
        playsInline
        disablePictureInPicture={watermark !== null}
        onPointerUp={({ pointerType, nativeEvent, currentTarget }) => {
          if (pointerType === 'touch') touch(nativeEvent.offsetX, currentTarget.offsetWidth)
          else if (nativeEvent.button === 0) onToggle()
        }}
        onDoubleClick={() => {
          // A double click is also two clicks: the first one played or paused, the second one undid that.
          if (performance.now() - lastTouch.current > 500) onScreen?.()
        }}
        className="absolute inset-0 size-full object-contain"
      >
        {tracks}
      </video>
      {isSound ? (
        <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 bg-deep text-on-deep">
          <Icon of={AudioLines} size={44} />
          <p className="text-15">{words.hearing}</p>
        </div>
      ) : null}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 h-32 bg-linear-to-t from-deep/90 to-transparent opacity-0 transition-opacity duration-150 group-has-data-shown/player:opacity-100" />
    </>
  )
}
