import { useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PlainPlayer } from './plain-player.tsx'
import { PlayerCover } from './player-cover.tsx'
import type { LessonPlayerProps } from './player-props.ts'

const Player = lazyPart(() => import('./player.tsx'))

interface WaitingPlayerProps extends LessonPlayerProps {
  /** The player comes when it is pressed, for whoever only looks around. */
  readonly onDemand?: boolean
}

/** Plays a video or an audio lesson. The player comes after the page; until then its cover holds its place. */
export function LessonPlayer({ onDemand = false, ...props }: WaitingPlayerProps) {
  const [isAlive, setAlive] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => setAlive(true), [])
  const { playable, title, flush = false, seekTo } = props
  const isWanted = isAlive && (!onDemand || isAsked || Boolean(seekTo))
  const shape = playable.kind === 'video' ? 'aspect-video' : 'min-h-44'
  return (
    <>
      <noscript>
        <PlainPlayer {...props} />
      </noscript>
      <div className={`group/place relative [@media(scripting:none)]:hidden ${shape}`}>
        <PlayerCover
          playable={playable}
          title={title}
          edge={flush ? 'max-sm:rounded-none' : ''}
          onPlay={() => setAsked(true)}
        />
        {/* Another lesson is another player: nothing of this one may be told of that one. */}
        {isWanted ? <Player key={playable.file.split('?')[0]} {...props} plays={isAsked} /> : null}
      </div>
    </>
  )
}

/** Fetches the player itself, for a page that will be opened without a line. */
export const fetchPlayer = (): Promise<unknown> => import('./player.tsx')
