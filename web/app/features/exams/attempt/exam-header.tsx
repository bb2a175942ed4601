import { ALargeSmall } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { KeeperState } from '../storing/keeper-state.ts'
import type { ServerClock } from '../storing/server-clock.ts'
import { ClockFace } from './clock-face.tsx'
import { SavedLine } from './saved-line.tsx'
import { attemptWords as words } from './words.ts'

const DisplayDialog = lazyPart(() => import('./display-dialog.tsx'))

interface HeaderProps {
  readonly title: string
  /** «سؤال ۱۲ از ۳۰» */
  readonly place: string
  /** From 0 to 1: how much is answered. */
  readonly share: number
  readonly shareWords: string
  readonly state: KeeperState
  readonly endsAt: string
  readonly clock: ServerClock
  readonly onSoonOver: () => void
  readonly onOver: () => void
}

/** The title, the clock and where the answers are; under it how much is answered. It stays in sight. */
export function ExamHeader({ title, place, share, shareWords, state, ...time }: HeaderProps) {
  const [isDisplayOpen, setDisplayOpen] = useState(false)
  return (
    <header className="sticky top-0 z-20 bg-surface">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 text-16 leading-relaxed font-title">{title}</h1>
          <p aria-hidden="true" className="text-14 text-muted">
            {place}
          </p>
        </div>
        <div className="order-last w-full sm:order-none sm:w-auto">
          <SavedLine state={state} />
        </div>
        <IconButton icon={ALargeSmall} label={words.display} onClick={() => setDisplayOpen(true)} />
        <ClockFace {...time} />
      </div>
      <div
        role="progressbar"
        aria-label={shareWords}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 bg-track"
      >
        <div className="h-full bg-primary-600" style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {isDisplayOpen ? <DisplayDialog onClose={() => setDisplayOpen(false)} /> : null}
    </header>
  )
}
