import type { Role } from '@arvand/contracts/people'
import { formatMobile } from '@arvand/persian/mobile'
import {
  BellRing,
  BookOpen,
  Check,
  CircleUserRound,
  GraduationCap,
  LogOut,
  MonitorSmartphone,
  Shield,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Visitor } from '../server-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon, type LucideIcon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { accountEntries, teachEntry } from './account-entries.ts'
import { rolePlaces, rolesOf } from './roles.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { WaitingIn } from './waiting-count.tsx'

interface AccountContentProps {
  readonly visitor: Visitor
  /** The role in whose panel the menu stands; none on public pages. */
  readonly panel: Role | undefined
}

const accountIcons: Readonly<Record<(typeof accountEntries)[number]['to'], LucideIcon>> = {
  '/panel/profile': CircleUserRound,
  '/panel/security': ShieldCheck,
  '/panel/sessions': MonitorSmartphone,
  '/panel/notice-preferences': BellRing,
}

const roleIcons: Readonly<Record<Role, LucideIcon>> = {
  user: BookOpen,
  teacher: GraduationCap,
  manager: Shield,
}

/** What the account menu shows: the person, their roles, their account's pages, the theme, and sign-out. */
export function AccountContent({ visitor, panel }: AccountContentProps) {
  const { name, id, image, mobile, email } = visitor
  return (
    <>
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
        {accountEntries.map(({ to, label }) => (
          <Row key={to} to={to} icon={accountIcons[to]}>
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
    </>
  )
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

/** The roles to switch between; in a panel nothing for a person with one. On public pages they are the ways to the panels. */
function Roles({ visitor, present }: { visitor: Visitor; present: Role | undefined }) {
  const roles = rolesOf(visitor)
  if (present && roles.length < 2) return null
  const title = present ? 'نقش شما' : roles.length < 2 ? 'پنل شما' : 'پنل‌های شما'
  return (
    <div className="mt-2 border-t border-line px-2 pt-1">
      <h2 className="px-3 text-14 text-muted">{title}</h2>
      <ul aria-label={title}>
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
                <Icon of={roleIcons[role]} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-15 font-label">
                  {present ? rolePlaces[role].name : rolePlaces[role].panel}
                </span>
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
