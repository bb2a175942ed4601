import { Play } from 'lucide-react'
import { playerWords as words } from '../words.ts'
import { clockOf } from './clock.ts'
import type { LessonPlayerProps } from './player-props.ts'
import { RoundButton } from './round-button.tsx'
import { SoundCover } from './sound-cover.tsx'

interface PlayerCoverProps extends Pick<LessonPlayerProps, 'playable' | 'title'> {
  readonly edge: string
  readonly onPlay: () => void
}

/** The poster with a large play button; shown until the player has loaded, and, on demand, until it is pressed. */
export function PlayerCover({ playable, title, edge, onPlay }: PlayerCoverProps) {
  const play = <RoundButton large icon={Play} label={words.play} onClick={onPlay} />
  const shell = `absolute inset-0 overflow-clip rounded-card bg-deep group-has-[section]/place:hidden ${edge}`
  if (playable.kind === 'audio')
    return (
      <div data-theme="dark" className={`${shell} flex flex-col justify-between`}>
        <SoundCover title={title} />
        <div className="flex items-center gap-4 px-4 pb-4 text-15 text-deep-muted sm:px-5">
          {play}
          {playable.seconds ? clockOf(playable.seconds) : null}
        </div>
      </div>
    )
  return (
    <div data-theme="dark" className={shell}>
      {playable.poster ? (
        <img
          src={playable.poster}
          alt={playable.posterAlt ?? ''}
          className="absolute inset-0 size-full object-contain"
        />
      ) : null}
      <div className="absolute inset-0 grid place-items-center">{play}</div>
    </div>
  )
}
