import { formatDuration } from '@arvand/persian/duration'
import { formatDateTime } from '@arvand/persian/format-date'
import { Clock3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { factorWords as words } from './factor-words.ts'

interface TimeLeftProps {
  readonly until: string
  /** The server's time when the page was made, because the browser's clock may be wrong. */
  readonly now: string
  readonly onEnd: () => void
}

/** A countdown in seconds until the prices of the factor expire. */
export function TimeLeft({ until, now, onEnd }: TimeLeftProps) {
  const whole = Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000))
  const [left, setLeft] = useState(whole)
  useEffect(() => {
    const began = performance.now()
    let timer = 0
    const look = () => {
      const rest = Math.max(0, Math.ceil(whole - (performance.now() - began) / 1000))
      setLeft(rest)
      if (rest > 0) return
      window.clearInterval(timer)
      onEnd()
    }
    timer = window.setInterval(look, 1000)
    return () => window.clearInterval(timer)
  }, [whole, onEnd])
  return (
    <p className="flex items-start gap-2.5 rounded-option bg-sunken px-4 py-3 text-15">
      <Icon of={Clock3} size={18} className="mt-1 text-muted" />
      <span>
        {words.until(formatDateTime(until))}{' '}
        <span className="block text-14 text-muted">
          {words.left}{' '}
          <span role="timer" className="tabular-nums text-ink">
            {formatDuration(left)}
          </span>
        </span>
      </span>
    </p>
  )
}
