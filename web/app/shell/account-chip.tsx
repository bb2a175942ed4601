import type { Role } from '@arvand/contracts/people'
import { ChevronsUpDown } from 'lucide-react'
import type { Visitor } from '../server-context.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { accountMenuId } from './account-menu.tsx'
import { rolePlaces, rolesOf } from './roles.ts'
import { WaitingIn } from './waiting-count.tsx'

/** The foot of a side menu: who is signed in, in which role; opens the account menu. */
export function AccountChip({ visitor, panel }: { visitor: Visitor; panel: Role }) {
  return (
    <button
      type="button"
      popoverTarget={accountMenuId}
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
