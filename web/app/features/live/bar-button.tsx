import { Icon, type LucideIcon } from '../../ui/icon.tsx'

interface BarButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isOn?: boolean
  readonly isBusy?: boolean
  /** It opens something beside it. */
  readonly isOpen?: boolean
  /** The id of what it opens. */
  readonly controls?: string
  /** Where it is shown, e.g. `xl:hidden`. */
  readonly className?: string
  readonly onPress: () => void
}

/** A button of the class's bar: an icon and its words. */
export function BarButton(props: BarButtonProps) {
  const { icon, label, isOn = false, isBusy = false, isOpen, controls, className = '', onPress } = props
  const look = isOn ? 'bg-primary-100 text-primary-700' : 'bg-sunken text-ink'
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className={`grid w-13.5 justify-items-center gap-1 text-12 leading-snug sm:w-22 sm:text-14 ${className}`}
    >
      <span className={`grid h-11 w-13 place-items-center rounded-control ${look}`}>
        <Icon of={icon} size={22} />
      </span>
      <span className="text-center">{label}</span>
    </button>
  )
}
