import { Icon, type LucideIcon } from '../../ui/icon.tsx'

interface BarButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isOn?: boolean
  readonly isBusy?: boolean
  /** It opens something beside it. */
  readonly isOpen?: boolean
  readonly onPress: () => void
}

/** A button of the class's bar: an icon and its words. */
export function BarButton({ icon, label, isOn = false, isBusy = false, isOpen, onPress }: BarButtonProps) {
  const look = isOn ? 'bg-primary-100 text-primary-700' : 'bg-sunken text-ink'
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-expanded={isOpen}
      onClick={onPress}
      className="grid w-15 justify-items-center gap-1 text-12 leading-snug sm:w-24 sm:text-14"
    >
      <span className={`grid h-11 w-13 place-items-center rounded-control ${look}`}>
        <Icon of={icon} size={22} />
      </span>
      <span className="text-center">{label}</span>
    </button>
  )
}
