import type { LucideIcon } from '../../../ui/icon.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface RoundButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly large?: boolean
  readonly onClick: () => void
}

export function RoundButton({ icon, label, large = false, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`pointer-events-auto grid place-items-center rounded-full bg-deep/65 text-on-deep hover:bg-deep/80 focus-visible:outline-action-on-deep ${large ? 'size-15 ring-2 ring-on-deep/40 sm:size-17' : 'size-12'}`}
    >
      <Icon of={icon} size={large ? 34 : 24} className={large ? 'fill-current' : ''} />
    </button>
  )
}
