import { CloudOff, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type BlockerFunction, useBlocker, useLocation, useNavigate, useRevalidator } from 'react-router'
import { serverAnswers } from '../api/connection.ts'
import { sentenceFor } from '../api/sentences.ts'
import { hasTyped } from '../api/typed-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsHeld } from './held.ts'
import { useOnline } from './online.ts'

/** Says that the connection is gone while it is, or that the next page does not come, and that nothing is lost. */
export default function ConnectionNotice() {
  const online = useOnline()
  const leaving = useLeaving()
  const held = useHeldPage()
  const ways = leaving ?? held
  const again = useEffectEvent(() => ways?.again())
  useEffect(() => {
    if (online) again()
  }, [online])
  return (
    <div role="status" className="fixed inset-x-0 bottom-20 z-40 grid justify-items-center px-4 xl:bottom-6">
      {ways || !online ? (
        <div className="flex flex-wrap items-center gap-x-4 rounded-option bg-inverse px-5 py-2 text-14 text-on-inverse shadow-float">
          <p className="flex items-center gap-2.5">
            <Icon of={online ? CloudOff : WifiOff} />
            {sentenceFor(0)} آنچه نوشته‌اید همین‌جا می‌ماند.
          </p>
          {ways ? <WaysOn {...ways} /> : null}
        </div>
      ) : null}
    </div>
  )
}

interface Ways {
  readonly again: () => void
  readonly stay: () => void
}

/**
 * A page on which something was typed is left only when the server answers: the router would take it away where it
 * finds no route, and reload it where a script does not come. Back and forward lead to pages whose scripts are here.
 */
const leavesTyped: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== 'POP' && currentLocation.pathname !== nextLocation.pathname && hasTyped()

function useLeaving(): Ways | null {
  const blocker = useBlocker(leavesTyped)
  const [isCut, setCut] = useState(false)
  const isBlocked = blocker.state === 'blocked'
  const ask = useEffectEvent(async () => {
    const answers = await serverAnswers()
    setCut(!answers)
    if (answers) blocker.proceed?.()
  })
  useEffect(() => {
    if (isBlocked) void ask()
    else setCut(false)
  }, [isBlocked])
  return isBlocked && isCut ? { again: () => void ask(), stay: () => blocker.reset() } : null
}

/** The page that was asked for and got no answer. */
function useHeldPage(): Ways | null {
  const isHeld = useIsHeld()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  // To a place on this very page: the router asks for nothing then, and leaves what it waited for.
  const stay = () =>
    void navigate(
      { pathname, search, hash: hash || '#main' },
      { replace: true, preventScrollReset: true, state },
    )
  // Under way to a page, this asks for that page anew.
  return isHeld ? { again: () => void revalidate(), stay } : null
}

function WaysOn({ again, stay }: Ways) {
  return (
    <p className="flex gap-2">
      <button type="button" onClick={again} className={way}>
        تلاش دوباره
      </button>
      <button type="button" onClick={stay} className={way}>
        ماندن در این صفحه
      </button>
    </p>
  )
}

const way =
  'min-h-11 cursor-pointer rounded-control px-2 text-15 font-label text-inverse-action outline-current'
