import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import { Spinner } from '../../../ui/icon.tsx'
import { playerWords as words } from '../words.ts'
import { RoundButton } from './round-button.tsx'

interface MiddleControlsProps {
  readonly playing: boolean
  readonly waiting: boolean
  /** Nothing was played yet: shows one large play button. */
  readonly fresh: boolean
  readonly onPlay: () => void
  readonly onSkip: (seconds: number) => void
}

/** Controls over the picture: play in the middle, and on a touch screen ten seconds back and forward. */
export function MiddleControls({ playing, waiting, fresh, onPlay, onSkip }: MiddleControlsProps) {
  if (waiting)
    return (
      <div
        role="status"
        className="pointer-events-none absolute inset-x-0 top-0 bottom-20 z-1 grid place-items-center sm:bottom-0 text-on-deep"
      >
        <Spinner size={48} />
        <span className="sr-only">{words.waiting}</span>
      </div>
    )
  return (
    <div
      dir="ltr"
      className={`pointer-events-none absolute inset-x-0 top-0 bottom-20 z-1 flex items-center justify-center gap-8 sm:bottom-0 ${fresh ? '' : 'pointer-fine:hidden'}`}
    >
      {fresh ? null : <RoundButton icon={RotateCcw} label={words.back} onClick={() => onSkip(-10)} />}
      <RoundButton
        large
        icon={playing ? Pause : Play}
        label={playing ? words.pause : words.play}
        onClick={onPlay}
      />
      {fresh ? null : <RoundButton icon={RotateCw} label={words.forward} onClick={() => onSkip(10)} />}
    </div>
  )
}
