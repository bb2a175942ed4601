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
  const { file, kind } = props.playable
  // Another lesson is another player: nothing of this one may be told of that one.
  if (isAlive) return <Player key={file.split('?')[0]} {...props} />
  const shape =
    kind === 'video' ? 'aspect-video rounded-card max-sm:-mx-4 max-sm:rounded-none' : 'h-44 rounded-card'
  return (
    <>
      <noscript>
        <PlainPlayer {...props} />
      </noscript>
      <Skeleton className={`[@media(scripting:none)]:hidden ${shape}`} />
    </>
  )
}
