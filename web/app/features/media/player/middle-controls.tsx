import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import type { LucideIcon } from '../../../ui/icon.tsx'
import { Icon, Spinner } from '../../../ui/icon.tsx'
import { playerWords as words } from '../words.ts'

interface MiddleControlsProps {
  readonly playing: boolean
  readonly waiting: boolean
  /** Nothing was played yet: one large way in. */
  readonly fresh: boolean
  readonly onPlay: () => void
  readonly onSkip: (seconds: number) => void
}

/** Under the thumb: playing in the middle, ten seconds at either side of it on a touch screen. */
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
      {fresh ? null : <Round icon={RotateCcw} label={words.back} onClick={() => onSkip(-10)} />}
      <Round
        large
        icon={playing ? Pause : Play}
        label={playing ? words.pause : words.play}
        onClick={onPlay}
      />
      {fresh ? null : <Round icon={RotateCw} label={words.forward} onClick={() => onSkip(10)} />}
    </div>
  )
}

interface RoundProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly large?: boolean
  readonly onClick: () => void
}

function Round({ icon, label, large = false, onClick }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`pointer-events-auto grid place-items-center rounded-full bg-deep/65 text-on-deep hover:bg-deep/80 focus-visible:outline-action-on-deep ${large ? 'size-15 sm:size-17' : 'size-12'}`}
    >
      <Icon of={icon} size={large ? 34 : 24} className={large ? 'fill-current' : ''} />
    </button>
  )
}
