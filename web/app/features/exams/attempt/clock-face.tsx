import { localSentence } from '@arvand/persian/digits'
import { durationInProse, formatDuration } from '@arvand/persian/duration'
import { Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { ServerClock } from '../storing/server-clock.ts'
import { useTimeLeft } from './use-time-left.ts'
import { attemptWords as words } from './words.ts'

const moments = [60, 300, 600] as const

interface ClockProps {
  readonly endsAt: string
  readonly clock: ServerClock
  /** A few seconds before the end, so that what waits leaves in time. */
  readonly onSoonOver: () => void
  readonly onOver: () => void
}

const soonInSeconds = 4

/** The time that is left, by the server’s clock. It never blinks; three moments are told politely. */
export function ClockFace({ endsAt, clock, onSoonOver, onOver }: ClockProps) {
  const left = useTimeLeft(endsAt, clock)
  const moment = moments.find((one) => left <= one)
  const told = useTold(moment)
  const isSoonOver = left <= soonInSeconds
  const isOver = left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once when it comes
  useEffect(() => {
    if (isSoonOver) onSoonOver()
  }, [isSoonOver])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once when it comes
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  const look =
    left <= 60
      ? 'bg-danger-100 text-danger-700'
      : left <= 600
        ? 'bg-warning-100 text-warning-700'
        : 'bg-primary-100 text-primary-700'
  return (
    <div className={`flex min-h-11 items-center gap-2 rounded-control px-3 sm:px-4 ${look}`}>
      <Icon of={Clock} size={22} />
      <span role="timer" className="text-18 font-title sm:text-21 sm:leading-none">
        <bdi dir="ltr" aria-hidden="true" className="tabular-nums">
          {formatDuration(left)}
        </bdi>
        <span className="sr-only">{words.leftOf(durationInProse(left, 3))}</span>
      </span>
      <span role="status" className="sr-only">
        {told ? localSentence(words.under[told]) : ''}
      </span>
    </div>
  )
}

/** The moment to be told: one that came while the page was open, and not the one at which it was opened. */
function useTold(moment: (typeof moments)[number] | undefined) {
  const first = useRef(moment)
  const [told, setTold] = useState<typeof moment>()
  useEffect(() => {
    if (moment === first.current) return
    first.current = undefined
    setTold(moment)
  }, [moment])
  return told
}
