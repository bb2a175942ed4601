import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { mediaWords as words } from './media-words.ts'

interface ClassSoundProps {
  /** What there is to hear of each person. */
  readonly sounds: readonly { readonly id: string; readonly track: MediaStreamTrack }[]
}

/** Plays everybody's sound; where the browser first wants a press, it offers one. */
export function ClassSound({ sounds }: ClassSoundProps) {
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
          <TrackSound key={id} track={track} onHeld={() => setHeld(true)} />
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

function TrackSound({ track, onHeld }: { track: MediaStreamTrack; onHeld: () => void }) {
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
  return (
    <audio ref={audio} autoPlay>
      <track kind="captions" />
    </audio>
  )
}
