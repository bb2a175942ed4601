import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { mediaWords as words } from './media-words.ts'

interface ClassSoundProps {
  /** What there is to hear of each person. */
  readonly sounds: readonly { readonly id: string; readonly track: MediaStreamTrack }[]
  /** The loudspeaker that was chosen. */
  readonly speaker: string | undefined
}

/** Plays everybody's sound; where the browser first wants a press, it offers one. */
export function ClassSound({ sounds, speaker }: ClassSoundProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const playAll = () => {
    const all = [...(box.current?.querySelectorAll('audio') ?? [])].map((one) => one.play())
    void Promise.all(all).then(
      () => setHeld(false),
      () => setHeld(true),
    )
  }
  return (
    <>
      <div ref={box} hidden>
        {sounds.map(({ id, track }) => (
          <TrackSound key={id} track={track} speaker={speaker} onHeld={() => setHeld(true)} />
        ))}
      </div>
      {isHeld ? (
        <Button type="button" size="compact" onClick={playAll}>
          {words.hearAll}
        </Button>
      ) : null}
    </>
  )
}

interface TrackSoundProps {
  readonly track: MediaStreamTrack
  readonly speaker: string | undefined
  readonly onHeld: () => void
}

function TrackSound({ track, speaker, onHeld }: TrackSoundProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const held = useRef(onHeld)
  held.current = onHeld
  useEffect(() => {
    const element = audio.current
    if (!element) return
    element.srcObject = new MediaStream([track])
    element.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') held.current()
    })
    return () => {
      element.srcObject = null
    }
  }, [track])
  useEffect(() => {
    // Not every browser lets a page choose; a loudspeaker that is gone leaves the one of the system.
    if (speaker) void audio.current?.setSinkId?.(speaker).catch(() => undefined)
  }, [speaker])
  return (
    <audio ref={audio} autoPlay>
      <track kind="captions" />
    </audio>
  )
}
