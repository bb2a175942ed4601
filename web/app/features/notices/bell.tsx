import { formatNumber } from '@arvand/persian/numbers'
import { Bell as BellIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { bellWords as words } from './bell-words.ts'
import { useFollowUnread, useUnread } from './unread.ts'

/** The link to the notices. The number of unread ones needs JavaScript. */
export function Bell() {
  useFollowUnread()
  const unread = useUnread() ?? 0
  const count = unread > 99 ? `${formatNumber(99)}+` : formatNumber(unread)
  const label = unread > 0 ? `${words.title}، ${count} ${words.unread}` : words.title
  return (
    <Link
      to="/panel/notices"
      aria-label={label}
      title={label}
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
    >
      <Icon of={BellIcon} size={24} />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -end-0.5 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent-500 px-1 text-12 leading-none font-title text-on-accent"
        >
          {count}
        </span>
      ) : null}
    </Link>
  )
}
