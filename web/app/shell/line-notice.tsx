import { CloudOff, WifiOff } from 'lucide-react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from './online.ts'
import { askAgain } from './patience.ts'
import { useIsPatient } from './use-patience.ts'

/** Says that the connection is gone while it is, or that the next page does not come, and that nothing is lost. */
export default function LineNotice() {
  const online = useOnline()
  const isWaiting = useIsPatient()
  const isLeaving = useNavigation().state === 'loading'
  const waits = isWaiting && isLeaving
  return (
    <div role="status" className="fixed inset-x-0 bottom-20 z-40 grid justify-items-center px-4 xl:bottom-6">
      {waits || !online ? (
        <div className="flex flex-wrap items-center gap-x-4 rounded-option bg-inverse px-5 py-2 text-14 text-on-inverse shadow-float">
          <p className="flex items-center gap-2.5">
            <Icon of={online ? CloudOff : WifiOff} />
            {online ? 'پاسخی نرسید.' : 'اینترنت وصل نیست.'} آنچه نوشته‌اید همین‌جا می‌ماند.
          </p>
          {waits ? <Ways /> : null}
        </div>
      ) : null}
    </div>
  )
}

function Ways() {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  // To a place on this very page: the router asks for nothing then, and leaves what it waited for.
  const stay = () =>
    navigate({ pathname, search, hash: hash || '#main' }, { replace: true, preventScrollReset: true, state })
  return (
    <p className="flex gap-2">
      <button type="button" onClick={askAgain} className={way}>
        تلاش دوباره
      </button>
      <button type="button" onClick={() => void stay()} className={way}>
        ماندن در این صفحه
      </button>
    </p>
  )
}

const way =
  'min-h-11 cursor-pointer rounded-control px-2 text-15 font-label text-inverse-action outline-current'
