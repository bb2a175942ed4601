import type { Role } from '@arvand/contracts/people'
import type { Visitor } from '../server-context.ts'
import { popoverPart } from '../ui/popover-part.tsx'

const AccountContent = popoverPart(async () => (await import('./account-content.tsx')).AccountContent)

/** The target of the buttons that open the menu. */
export const accountMenuId = 'account-menu'

/**
 * The account menu: a popover of the browser, opened by any button that has it as its target. It stands above the chip of a
 * side menu, under the portrait of the public header, and at the foot of a phone.
 */
export function AccountMenu({ visitor, panel, place }: AccountMenuProps) {
  return (
    <div
      id={accountMenuId}
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
