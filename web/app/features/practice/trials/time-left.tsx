import { formatDuration } from '@arvand/persian/duration'
import { useEffect, useEffectEvent, useState } from 'react'
import { trialWords as words } from '../words.ts'

interface TimeLeftProps {
  readonly endsAt: string
  readonly onOver: () => void
}

const secondsTo = (endsAt: string) => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now()) / 1000))

/** The time that is left, in reach of the eye; at its end the answers are handed in. */
export function TimeLeft({ endsAt, onOver }: TimeLeftProps) {
  const [left, setLeft] = useState<number | null>(null)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const look = () => setLeft(secondsTo(endsAt))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  useEffect(() => {
    if (left === 0) over()
  }, [left])
  return (
    <p className="sticky top-2 z-10 flex items-center justify-between rounded-card border border-line bg-surface px-4.5 py-3 text-15">
      {left === 0 ? words.over : words.left}
      <bdi role="timer" dir="ltr" className="text-18 font-title tabular-nums">
        {left === null ? '' : formatDuration(left)}
      </bdi>
    </p>
  )
}
