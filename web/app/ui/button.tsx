import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import type { ButtonShape } from './button-variant.ts'
import { buttonClasses } from './button-variant.ts'
import type { LucideIcon } from './icon.tsx'
import { Icon, Spinner } from './icon.tsx'

export interface ButtonProps extends ButtonShape, Omit<ComponentProps<'button'>, 'disabled'> {
  icon?: LucideIcon
  /** Work is in progress: the button keeps its size and the focus, and presses do nothing. */
  pending?: boolean
  /** Why it cannot act now. Turns the button off and is shown beside it. */
  disabledReason?: ReactNode
}

/** A button; `type` is «submit» unless said otherwise, as in plain forms. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    pending = false,
    disabledReason,
    className = '',
    children,
    ...rest
  } = props
  const reasonId = useId()
  const off = disabledReason !== undefined && disabledReason !== null && disabledReason !== false
  const button = (
    <button
      {...rest}
      type={rest.type ?? 'submit'}
      disabled={off}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      aria-describedby={off ? reasonId : rest['aria-describedby']}
      onClick={pending ? hold : rest.onClick}
      className={`${buttonClasses({ variant, size, wide }, off)} ${className}`}
    >
      {pending ? <Spinner /> : icon ? <Icon of={icon} /> : null}
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {pending ? <span className="sr-only">، در حال انجام</span> : null}
    </button>
  )
  if (!off) return button
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-4 gap-y-1 ${wide ? 'w-full' : ''}`}>
      {button}
      <span id={reasonId} className="text-14 text-muted">
        {disabledReason}
      </span>
    </span>
  )
}

const hold = (event: MouseEvent) => event.preventDefault()

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon
  /** The words a screen reader says, and the ones shown on hover. */
  label: string
  mirror?: boolean
}

/** A square of 44 px with one icon; its words are for screen readers and hover. */
export function IconButton({ icon, label, mirror = false, className = '', ...rest }: IconButtonProps) {
  const look =
    'inline-grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors duration-150 hover:bg-sunken disabled:text-muted'
  return (
    <button
      {...rest}
      type={rest.type ?? 'button'}
      aria-label={label}
      title={label}
      className={`${look} ${className}`}
    >
      <Icon of={icon} size={24} mirror={mirror} />
    </button>
  )
}
