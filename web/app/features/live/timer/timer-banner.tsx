import { formatDuration } from '@arvand/persian/duration'
import { Alert } from '../../../ui/alert.tsx'
import type { Shown } from '../shown.ts'
import { timerWords as words } from './timer-words.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The time that the host lets run; its end is said aloud once. */
export function TimerBanner({ shown }: { shown: Shown }) {
  const seconds = useSecondsLeft(shown.timer, shown)
  if (shown.timer === null || seconds === null) return null
  return seconds === 0 ? (
    <Alert tone="warning" urgent>
      {words.over}
    </Alert>
  ) : (
    <p
      role="timer"
      className="rounded-option border border-line bg-surface px-4 py-2 text-center text-18 tabular-nums"
    >
      {words.left(formatDuration(seconds))}
    </p>
  )
}
