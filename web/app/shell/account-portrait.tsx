import { Avatar } from '../ui/avatar.tsx'
import { AccountMenu, accountMenuId } from './account-menu.tsx'
import { useVisitor } from './use-root.ts'

/** The end of the public header for the signed-in: the portrait, which opens the account menu. */
export function AccountPortrait() {
  const visitor = useVisitor()
  if (!visitor) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={accountMenuId}
        aria-label={`حساب ${visitor.name}`}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <Avatar name={visitor.name} seed={visitor.id} photo={visitor.image} size={40} />
      </button>
      <AccountMenu visitor={visitor} place="top" />
    </>
  )
}
