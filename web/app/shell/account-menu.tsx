import type { Role } from '@arvand/contracts/people'
import { ChevronsUpDown } from 'lucide-react'
import type { Visitor } from '../server-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { popoverPart } from '../ui/popover-part.tsx'
import { rolePlaces, rolesOf } from './roles.ts'
import { useVisitor } from './use-root.ts'
import { WaitingIn } from './waiting-count.tsx'

const AccountContent = popoverPart(async () => (await import('./account-content.tsx')).AccountContent)

const menuId = 'account-menu'

/**
 * The account menu: a popover of the browser, opened by any button that has it as its target. It stands above the chip of a
 * side menu, under the portrait of the public header, and at the foot of a phone.
 */
export function AccountMenu({ visitor, panel, place }: AccountMenuProps) {
  return (
    <div
      id={menuId}
      popover="auto"
      role="dialog"
      aria-label="حساب شما"
      className={`account-menu m-0 overflow-y-auto border border-line bg-raised py-2 text-ink shadow-float ${place === 'side' ? 'account-menu-side' : 'account-menu-top'}`}
    >
      <AccountContent visitor={visitor} panel={panel} />
    </div>
  )
}

interface AccountMenuProps {
  readonly visitor: Visitor
  /** The role in whose panel the menu stands; none on public pages. */
  readonly panel?: Role
  readonly place: 'side' | 'top'
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
