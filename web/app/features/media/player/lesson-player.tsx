import { useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PlainPlayer } from './plain-player.tsx'
import type { LessonPlayerProps } from './player-props.ts'

const Player = lazyPart(() => import('./player.tsx'))

/** Plays a video or an audio lesson. The player comes after the page; until then its place is held. */
export function LessonPlayer(props: LessonPlayerProps) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { playable, flush = false } = props
  const edge = flush ? 'max-sm:rounded-none' : ''
  const shape = playable.kind === 'video' ? 'aspect-video' : 'min-h-44'
  return (
    <>
      <noscript>
        <PlainPlayer {...props} />
      </noscript>
      {/* Who opens a lesson that plays came for its player: it does not wait for a sign. */}
      <div data-wake="now" className={`group/place relative [@media(scripting:none)]:hidden ${shape}`}>
        <Skeleton className={`absolute inset-0 rounded-card group-has-[section]/place:hidden ${edge}`} />
        {/* Another lesson is another player: nothing of this one may be told of that one. */}
        {isAlive ? <Player key={playable.file.split('?')[0]} {...props} /> : null}
      </div>
    </>
  )
}

/** Fetches the player itself, for a page that will be opened without a line. */
export const fetchPlayer = (): Promise<unknown> => import('./player.tsx')
