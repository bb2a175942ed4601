import { useEffect, useRef } from 'react'

interface TrackVideoProps {
  readonly track: MediaStreamTrack
  /** Whose picture it is. */
  readonly label: string
  /** One's own picture is shown as in a mirror. */
  readonly mirror?: boolean
  /** A screen is shown whole, a face fills its tile. */
  readonly whole?: boolean
}

/** A picture; its sound plays elsewhere, so that it is not lost when the picture goes. */
export function TrackVideo({ track, label, mirror = false, whole = false }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = new MediaStream([track])
    void element.play().catch(() => undefined)
    return () => {
      element.srcObject = null
    }
  }, [track])
  const fit = whole ? 'object-contain' : 'object-cover'
  return (
    <video
      ref={video}
      muted
      autoPlay
      playsInline
      aria-label={label}
      className={`absolute inset-0 size-full ${fit} ${mirror ? '-scale-x-100' : ''}`}
    />
  )
}
