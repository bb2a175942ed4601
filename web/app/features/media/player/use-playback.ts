import { useEffect, useState } from 'react'
import type { Stretch } from './ranges.ts'

/** The state of the media element. */
export interface Playback {
  readonly playing: boolean
  /** It should play but has no data yet. */
  readonly waiting: boolean
  readonly ended: boolean
  /** Whether the element knows its length and position. */
  readonly ready: boolean
  readonly second: number
  readonly duration: number
  readonly buffered: readonly Stretch[]
  readonly volume: number
  readonly muted: boolean
  readonly failed: boolean
}

const atRest: Playback = {
  playing: false,
  waiting: false,
  ended: false,
  ready: false,
  second: 0,
  duration: 0,
  buffered: [],
  volume: 1,
  muted: false,
  failed: false,
}

const told = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'stalled',
  'canplay',
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'emptied',
  'seeking',
  'seeked',
  'progress',
  'volumechange',
  'error',
] as const

function readFrom(media: HTMLMediaElement): Playback {
  const { buffered, duration } = media
  const playing = !media.paused && !media.ended
  return {
    playing,
    waiting: playing && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    ended: media.ended,
    ready: media.readyState >= HTMLMediaElement.HAVE_METADATA,
    second: media.currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    buffered: Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)]),
    volume: media.volume,
    muted: media.muted,
    failed: media.error !== null,
  }
}

/** Follows the state of the media element. */
export function usePlayback(media: HTMLMediaElement | null): Playback {
  const [playback, setPlayback] = useState(atRest)
  useEffect(() => {
    if (!media) return
    const read = () => setPlayback(readFrom(media))
    for (const event of told) media.addEventListener(event, read)
    read()
    return () => {
      for (const event of told) media.removeEventListener(event, read)
    }
  }, [media])
  return playback
}
