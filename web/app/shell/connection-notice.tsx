import { CloudOff, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type BlockerFunction, useBlocker, useLocation, useNavigate, useRevalidator } from 'react-router'
import { serverAnswers } from '../api/connection.ts'
import { sentenceFor } from '../api/sentences.ts'
import { hasTyped } from '../api/typed-text.ts'
import { Icon } from '../ui/icon.tsx'
import { useIsHeld } from './held.ts'
import { useOnline } from './online.ts'

/** Shown while the connection is lost or the next page does not arrive; says that nothing is lost. */
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
    <div role="status" className="fixed inset-x-0 bottom-24 z-40 grid justify-items-center px-4 lg:bottom-6">
      {ways || !online ? (
        <div
          className={`connection-notice flex flex-wrap items-center gap-x-4 rounded-option bg-inverse px-5 py-2 text-14 text-on-inverse shadow-float ${ways ? '' : 'pointer-events-none'}`}
        >
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
 * A page on which something was typed is left only when the server answers: React Router would replace it by an error
 * page where it cannot learn the route, and reload it where a script does not arrive. Back and forward lead to pages
 * whose scripts are loaded already.
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

/** Handles a page that was requested and got no answer. */
function useHeldPage(): Ways | null {
  const isHeld = useIsHeld()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  // Navigates to an anchor of the current page: the router then loads nothing and cancels the waiting navigation.
  const stay = () =>
    void navigate(
      { pathname, search, hash: hash || '#main' },
      { replace: true, preventScrollReset: true, state },
    )
  // While a navigation is in progress, `revalidate` requests its page again.
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
