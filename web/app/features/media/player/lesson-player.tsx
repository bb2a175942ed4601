import { useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PlainPlayer } from './plain-player.tsx'
import { PlayerCover } from './player-cover.tsx'
import type { LessonPlayerProps } from './player-props.ts'

const Player = lazyPart(() => import('./player.tsx'))

interface WaitingPlayerProps extends LessonPlayerProps {
  /** Loads the player only after a press, for visitors of a preview. */
  readonly onDemand?: boolean
}

/** Plays a video or audio lesson. The player's code loads after the page; until then the cover holds its place. */
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
        {/* The key makes a new player for another lesson, so that no progress of this one is reported for that one. */}
        {isWanted ? <Player key={playable.file.split('?')[0]} {...props} plays={isAsked} /> : null}
      </div>
    </>
  )
}

/** Loads the player's code, for a page that will be opened offline. */
export const fetchPlayer = (): Promise<unknown> => import('./player.tsx')
