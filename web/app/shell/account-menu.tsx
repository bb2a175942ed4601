import type { Role } from '@arvand/contracts/people'
import { formatMobile } from '@arvand/persian/mobile'
import { Check, ChevronsUpDown, GraduationCap, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Visitor } from '../server-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon, type LucideIcon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { accountEntries, teachEntry } from './account-entries.ts'
import { rolePlaces, rolesOf } from './roles.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useVisitor } from './use-root.ts'
import { WaitingIn } from './waiting-count.tsx'

const menuId = 'account-menu'

/**
 * The account menu: a popover of the browser, opened by any button with `accountButton`. It stands above the chip of a
 * side menu, under the portrait of the public header, and at the foot of a phone.
 */
export function AccountMenu({ visitor, panel, place }: AccountMenuProps) {
  const { name, id, image, mobile, email } = visitor
  return (
    <div
      id={menuId}
      popover="auto"
      role="dialog"
      aria-label="حساب شما"
      className={`account-menu m-0 overflow-y-auto border border-line bg-raised py-2 text-ink shadow-float ${place === 'side' ? 'account-menu-side' : 'account-menu-top'}`}
    >
      <p className="flex items-center gap-3 px-5 py-2">
        <Avatar name={name} seed={id} photo={image} size={52} />
        <span className="min-w-0">
          <span className="block truncate text-16 font-title">{name}</span>
          {mobile || email ? (
            <bdi dir="ltr" className="block truncate text-14 text-muted">
              {mobile ? formatMobile(mobile) : email}
            </bdi>
          ) : null}
        </span>
      </p>
      <Roles visitor={visitor} present={panel} />
      <Part>
        {accountEntries.map(({ to, label, icon }) => (
          <Row key={to} to={to} icon={icon}>
            {label}
          </Row>
        ))}
        {visitor.roles.includes('teacher') ? null : (
          <Row to={teachEntry.to} icon={GraduationCap}>
            {teachEntry.label}
          </Row>
        )}
      </Part>
      <div className="mt-2 border-t border-line px-5 pt-2 pb-3">
        <ThemeSwitch look="words" />
      </div>
      <Part>
        <Row to="/signout" icon={LogOut} danger>
          خروج از حساب
        </Row>
      </Part>
    </div>
  )
}

interface AccountMenuProps {
  readonly visitor: Visitor
  /** The role in whose panel the menu stands; none on public pages. */
  readonly panel?: Role
  readonly place: 'side' | 'top'
}

const Part = ({ children }: { children: ReactNode }) => (
  <ul className="mt-2 border-t border-line px-2 pt-2">{children}</ul>
)

interface RowProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly danger?: boolean
  readonly children: ReactNode
}

function Row({ to, icon, danger = false, children }: RowProps) {
  return (
    <li>
      <Link
        to={to}
        className={`flex min-h-10 items-center gap-3 rounded-control px-3 text-15 font-[550] hover:bg-sunken pointer-coarse:min-h-11 ${danger ? 'text-danger' : ''}`}
      >
        <Icon of={icon} />
        {children}
      </Link>
    </li>
  )
}

/** The roles to switch between; nothing for a person with one. */
function Roles({ visitor, present }: { visitor: Visitor; present: Role | undefined }) {
  const roles = rolesOf(visitor)
  if (roles.length < 2) return null
  return (
    <div className="mt-2 border-t border-line px-2 pt-1">
      <h2 className="px-3 text-14 text-muted">نقش شما</h2>
      <ul aria-label="نقش شما">
        {roles.map((role) => (
          <li key={role}>
            <Link
              to={rolePlaces[role].home}
              aria-current={role === present ? 'true' : undefined}
              className="flex min-h-13 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-[current]:bg-primary-100 aria-[current]:text-primary-700"
            >
              <span
                className={`grid size-10 shrink-0 place-items-center rounded-tile ${role === present ? 'bg-surface' : 'bg-sunken text-muted'}`}
              >
                <Icon of={rolePlaces[role].icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-15 font-label">{rolePlaces[role].name}</span>
                {role === present ? <span className="block text-14">همین‌جا هستید</span> : null}
              </span>
              {role === present ? <Icon of={Check} /> : <WaitingIn roles={[role]} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The foot of a side menu: who is signed in, in which role; opens the account menu. */
export function AccountChip({ visitor, panel }: { visitor: Visitor; panel: Role }) {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className="flex min-h-13 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-sunken"
    >
      <Avatar name={visitor.name} seed={visitor.id} photo={visitor.image} size={40} />
      <span className="min-w-0 flex-1 leading-normal">
        <span className="block truncate text-15 font-label">{visitor.name}</span>
        <span className="block text-14 text-muted">{rolePlaces[panel].name}</span>
      </span>
      <span className="sr-only">، حساب شما</span>
      <WaitingIn roles={rolesOf(visitor).filter((role) => role !== panel)} />
      <Icon of={ChevronsUpDown} className="text-muted" />
    </button>
  )
}

/** The end of the public header for the signed-in: the portrait, which opens the account menu. */
export function AccountPortrait() {
  const visitor = useVisitor()
  if (!visitor) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`حساب ${visitor.name}`}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <Avatar name={visitor.name} seed={visitor.id} photo={visitor.image} size={40} />
      </button>
      <AccountMenu visitor={visitor} place="top" />
    </>
  )
}
