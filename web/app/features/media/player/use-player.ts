import type { Playable } from '@arvand/contracts/playable'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Act } from './keys.ts'
import type { LessonPlayerProps } from './player-props.ts'
import { usePreferences } from './preferences.ts'
import { type Connection, isPoorConnection } from './quality.ts'
import { nextSpeed } from './speeds.ts'
import { useMediaSession } from './use-media-session.ts'
import { usePlayback } from './use-playback.ts'
import { useReports } from './use-reports.ts'
import { useSource } from './use-source.ts'
import { useWholeScreen } from './use-whole-screen.ts'

const lineOf = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {})

/** The state of the player and all its actions. */
export function usePlayer(
  props: LessonPlayerProps,
  media: HTMLMediaElement | null,
  frame: HTMLElement | null,
) {
  const { playable, title, artist, onSecond, onTenth, onTime, onEnded, seekTo } = props
  const [startAt] = useState(() => startIn(props))
  const [aim, setAim] = useState(startAt)
  const [isPoor] = useState(() => isPoorConnection(lineOf()))
  const [preferences, change] = usePreferences()
  const [held, takeFresh] = useHeld(playable)
  const playback = usePlayback(media)
  const { quality, speed, volume, muted, captions } = preferences
  const source = useSource({ media, held, takeFresh, quality, poorLine: isPoor, startAt })
  const screen = useWholeScreen(frame, media)
  useReports(media, startAt, { onSecond, onTenth, onTime, onEnded })

  const duration = playback.duration || held.seconds || 0
  const second = playback.ready ? playback.second : aim

  const seek = (to: number) => {
    const within = Math.max(0, duration > 0 ? Math.min(duration, to) : to)
    setAim(within)
    source.aimAt(within)
    if (media && media.readyState > 0) media.currentTime = within
  }
  const play = () => source.play()
  const pause = () => media?.pause()
  const toggle = () => (playback.playing ? pause() : play())
  const skip = (seconds: number) => seek(second + seconds)
  const setVolume = (to: number) =>
    change({ volume: Math.round(Math.min(1, Math.max(0, to)) * 100) / 100, muted: false })
  const first = held.captions.find(({ language }) => language === 'fa') ?? held.captions[0]
  const isCaptioned = held.captions.some(({ language }) => language === captions)

  const act = (asked: Act) => {
    if (asked.kind === 'toggle') toggle()
    if (asked.kind === 'mute') change({ muted: !muted })
    if (asked.kind === 'captions') change({ captions: isCaptioned ? null : (first?.language ?? null) })
    if (asked.kind === 'screen') screen.toggle?.()
    if (asked.kind === 'skip') skip(asked.seconds)
    if (asked.kind === 'louder') setVolume(volume + asked.by)
    if (asked.kind === 'speed') change({ speed: nextSpeed(speed, asked.direction) })
    if (asked.kind === 'tenth') seek((duration * asked.tenth) / 10)
  }

  useEffect(() => {
    if (!media) return
    const apply = () => {
      media.playbackRate = speed
    }
    apply()
    // A new source starts at normal speed.
    media.addEventListener('loadedmetadata', apply)
    return () => media.removeEventListener('loadedmetadata', apply)
  }, [media, speed])
  useEffect(() => {
    if (media) Object.assign(media, { volume, muted })
  }, [media, volume, muted])

  const follow = useEffectEvent((to: number) => {
    seek(to)
    play()
  })
  const begin = useEffectEvent(play)
  // Play was pressed on the cover, before or while the player loaded.
  useEffect(() => {
    if (props.plays) begin()
  }, [props.plays])
  useEffect(() => {
    if (seekTo) follow(seekTo.second)
  }, [seekTo])
  useMediaSession({ title, artist, poster: held.poster, play, pause, skip, seek })

  return {
    held,
    playback,
    source,
    screen,
    preferences,
    isPoor,
    isCaptioned,
    startAt,
    second,
    duration,
    change,
    act,
    toggle,
    pause,
    seek,
    skip,
    setVolume,
  }
}

export type PlayerState = ReturnType<typeof usePlayer>

/** Positions within the last five seconds start again from the beginning. */
function startIn({ startAt, playable: { seconds } }: LessonPlayerProps): number {
  const start = Math.max(0, startAt ?? 0)
  return seconds !== null && start > seconds - 5 ? 0 : start
}

/**
 * The links that are playing. Each reload of the page's data brings new signed links for the same file; they are used
 * only when asked for, since changing the source would restart playback.
 */
function useHeld(playable: Playable): [held: Playable, takeFresh: () => void] {
  const [held, setHeld] = useState(playable)
  const [isStale, setStale] = useState(false)
  const isOther = pathOf(held.file) !== pathOf(playable.file) || held.kind !== playable.kind
  if (isOther || (isStale && playable !== held)) {
    setHeld(playable)
    setStale(false)
  }
  return [held, () => setStale(true)]
}

const pathOf = (address: string): string => address.split('?')[0] ?? ''
