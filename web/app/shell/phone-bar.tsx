import type { Role } from '@arvand/contracts/people'
import { Menu } from 'lucide-react'
import { useLocation } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { litAt } from './lit-at.ts'
import type { MenuEntry } from './menus.ts'
import { WaitingAt } from './waiting-count.tsx'

const item =
  'group relative grid w-full place-content-center justify-items-center gap-0.5 pt-2 pb-1.5 text-12 font-label text-muted aria-[current=page]:text-primary-700'
const pill = 'grid h-8 w-15 place-items-center rounded-full group-aria-[current=page]:bg-primary-100'

interface PhoneBarProps {
  readonly panel: Role
  readonly label: string
  readonly entries: readonly MenuEntry[]
  /** What only the sheet shows. */
  readonly others: readonly MenuEntry[]
}

/** Under 1024 px: four places of the menu, and the sheet with all the others. */
export function PhoneBar({ panel, label, entries, others }: PhoneBarProps) {
  const lit = litAt(useLocation().pathname)
  return (
    <nav
      aria-label={`${label}، پایین صفحه`}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex min-h-18">
        {entries.map((entry) => (
          <li key={entry.to} className="flex min-w-0 flex-1">
            <Link to={entry.to} aria-current={lit(entry) ? 'page' : undefined} className={item}>
              <span className={pill}>{entry.icon ? <Icon of={entry.icon} size={24} /> : null}</span>
              <span>
                {entry.label}
                <WaitingAt panel={panel} entries={[entry]} look="mark" />
              </span>
            </Link>
          </li>
        ))}
        <li className="flex min-w-0 flex-1">
          <button type="button" popoverTarget="side-menu" className={item}>
            <span className={pill}>
              <Icon of={Menu} size={24} />
            </span>
            <span>
              بیشتر
              <WaitingAt panel={panel} entries={others} look="dot" />
            </span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
