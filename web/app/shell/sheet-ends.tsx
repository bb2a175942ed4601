import type { Role } from '@arvand/contracts/people'
import { ChevronRight, LifeBuoy, LogOut } from 'lucide-react'
import type { Visitor } from '../server-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { rolePlaces, rolesOf } from './roles.ts'
import { useSheetDrag } from './sheet-drag.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { WaitingIn } from './waiting-count.tsx'

/** The head of the sheet: what it is dragged by, the person, and the roles to switch between. */
export function SheetHead({ visitor, panel }: { visitor: Visitor; panel: Role }) {
  const drag = useSheetDrag()
  const roles = rolesOf(visitor)
  return (
    <div className="shrink-0 px-4 pb-3 lg:hidden">
      <div {...drag} className="grid cursor-grab touch-none place-items-center py-2.5">
        <span className="h-1 w-10 rounded-full bg-edge" />
      </div>
      <button
        type="button"
        popoverTarget="account-menu"
        className="flex w-full items-center gap-3 rounded-control py-1 text-start"
      >
        <Avatar name={visitor.name} seed={visitor.id} photo={visitor.image} size={44} />
        <span className="min-w-0 flex-1 leading-normal">
          <span className="block truncate text-16 font-title">{visitor.name}</span>
          <span className="block truncate text-14 text-muted">پروفایل، امنیت، دستگاه‌ها</span>
        </span>
        <Icon of={ChevronRight} mirror className="text-muted" />
      </button>
      {roles.length > 1 ? (
        <ul aria-label="نقش شما" className="mt-2 flex rounded-option bg-sunken p-1">
          {roles.map((role) => (
            <li key={role} className="flex-1">
              <Link
                to={rolePlaces[role].home}
                aria-current={role === panel ? 'true' : undefined}
                className="flex min-h-11 items-center justify-center gap-2 rounded-control text-15 font-label text-muted aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-float"
              >
                {rolePlaces[role].name}
                {role === panel ? null : <WaitingIn roles={[role]} />}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The foot of the sheet: theme, support and sign-out. */
export function SheetFoot() {
  return (
    <div className="flex shrink-0 items-center justify-between gap-2 border-t border-line px-4 py-2.5 lg:hidden">
      <ThemeSwitch look="icons" />
      <Link to="/contact" className="inline-flex min-h-11 items-center gap-2 text-15 font-label">
        <Icon of={LifeBuoy} size={24} />
        پشتیبانی
      </Link>
      <Link to="/signout" className="inline-flex min-h-11 items-center gap-2 text-15 font-label text-danger">
        <Icon of={LogOut} />
        خروج
      </Link>
    </div>
  )
}
