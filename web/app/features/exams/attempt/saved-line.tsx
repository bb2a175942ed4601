import { formatTime } from '@arvand/persian/format-date'
import { Check, Monitor, Smartphone, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon, Spinner } from '../../../ui/icon.tsx'
import type { KeeperState } from '../storing/keeper-state.ts'
import { unsentOf } from '../storing/kept-attempt.ts'
import { savedWords as words } from './words.ts'

const slowMs = 1000

/** Where the answers are now, one state at a time; «ذخیره شد» only after the receipt. */
export function SavedLine({ state }: { state: KeeperState }) {
  const { kept, isOnDisk, isDiskBroken, storedAt } = state
  const isWaiting = Object.keys(unsentOf(kept)).length > 0
  const isSlow = useIsSlow(isWaiting && !state.isCut)
  if (isDiskBroken && isWaiting)
    return <Line icon={<Icon of={TriangleAlert} />} text={words.notYet} look="text-warning-700" />
  if (state.isCut && isWaiting) {
    const isPhone = matchMedia('(pointer: coarse)').matches
    return (
      <Line
        icon={<Icon of={isPhone ? Smartphone : Monitor} />}
        text={isOnDisk ? (isPhone ? words.onPhone : words.onComputer) : words.sending}
        look="text-warning-700"
      />
    )
  }
  if (isSlow) return <Line icon={<Spinner />} text={words.sending} look="text-muted" />
  return (
    <Line
      icon={<Icon of={Check} />}
      text={storedAt ? words.stored(formatTime(storedAt)) : words.nothing}
      look="text-muted"
    />
  )
}

const Line = ({ icon, text, look }: { icon: React.ReactNode; text: string; look: string }) => (
  <p className={`flex min-w-0 items-center gap-2 text-14 ${look}`}>
    {icon}
    <span className="min-w-0">{text}</span>
  </p>
)

/** Whether it has lasted for a second, so that quick saves show no ring. */
function useIsSlow(isGoing: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isGoing) return
    const timer = setTimeout(() => setSlow(true), slowMs + 1000)
    return () => clearTimeout(timer)
  }, [isGoing])
  return isSlow
}
