import { formatTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleCheck, Clock, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { KeeperState } from '../storing/keeper-state.ts'
import { unsentOf } from '../storing/kept-attempt.ts'
import { lineWords as words } from './words.ts'

const newsMs = 6000

/** What a cut line means, calmly, and that all was sent when it is back. Nothing is blocked. */
export function LineCard({ state, isOnline }: { state: KeeperState; isOnline: boolean }) {
  const waiting = Object.keys(unsentOf(state.kept)).length
  const isCut = !isOnline || state.isCut
  const sent = useSentAfterCut(isCut, waiting)
  return (
    <>
      {state.isDiskBroken ? <Alert tone="warning">{words.broken}</Alert> : null}
      <div role="status" className="empty:hidden">
        {isCut ? (
          <Cut waiting={waiting} storedAt={state.storedAt} />
        ) : sent ? (
          <p className="flex items-center gap-3 rounded-option bg-success-100 px-5 py-3 text-15 font-label text-success-700">
            <Icon of={CircleCheck} />
            {words.back(formatNumber(sent))}
          </p>
        ) : null}
      </div>
    </>
  )
}

const Cut = ({ waiting, storedAt }: { waiting: number; storedAt: string | null }) => (
  <div className="grid gap-3 rounded-card bg-warning-100 p-4 text-warning-700 md:p-5">
    <p className="flex items-center gap-3 text-17 font-title">
      <Icon of={WifiOff} size={22} />
      {words.title}
    </p>
    <p className="text-15 text-ink">
      {waiting > 0 ? words.text(formatNumber(waiting)) : words.none} {words.stay}
    </p>
    <dl className="grid grid-cols-2 gap-2">
      <div className="rounded-control bg-surface px-4 py-2">
        <dt className="text-14 text-muted">{words.waiting}</dt>
        <dd className="text-16 font-title text-ink">{words.answers(formatNumber(waiting))}</dd>
      </div>
      <div className="rounded-control bg-surface px-4 py-2">
        <dt className="text-14 text-muted">{words.last}</dt>
        <dd className="text-16 font-title text-ink">{storedAt ? formatTime(storedAt) : words.never}</dd>
      </div>
    </dl>
    <p className="flex items-center gap-2 text-14">
      <Icon of={Clock} size={18} />
      {words.clock}
    </p>
  </div>
)

/** How many answers waited through the cut, once all of them are sent; null after a few seconds. */
function useSentAfterCut(isCut: boolean, waiting: number): number | null {
  const most = useRef(0)
  const [sent, setSent] = useState<number | null>(null)
  useEffect(() => {
    if (isCut) {
      most.current = Math.max(most.current, waiting)
      setSent(null)
    } else if (waiting === 0 && most.current > 0) {
      setSent(most.current)
      most.current = 0
    }
  }, [isCut, waiting])
  useEffect(() => {
    if (sent === null) return
    const timer = setTimeout(() => setSent(null), newsMs)
    return () => clearTimeout(timer)
  }, [sent])
  return sent
}
