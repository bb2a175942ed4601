export type ButtonVariant =
  | 'primary'
  | 'soft'
  | 'outline'
  | 'quiet'
  | 'danger'
  | 'on-deep'
  | 'outline-on-deep'
export type ButtonSize = 'regular' | 'compact'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary-600 text-on-primary hover:bg-primary-700',
  soft: 'border-transparent bg-primary-100 text-primary-700 hover:border-primary-600',
  outline: 'bg-surface text-ink border-edge hover:border-ink',
  quiet: 'border-transparent text-primary-700 hover:bg-primary-100',
  danger: 'border-transparent bg-danger text-on-primary hover:bg-danger-700',
  'on-deep': 'border-transparent bg-action-on-deep text-action-on-deep-ink hover:brightness-110',
  'outline-on-deep': 'text-on-deep border-deep-muted hover:border-on-deep',
}
const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-5 text-16',
  compact: 'min-h-11 px-4 text-15',
}
const off = 'bg-sunken text-muted border-line'

export interface ButtonShape {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its place. */
  wide?: boolean
}

/** Classes of anything that looks like a button. `disabled` replaces the look, so that no colour promises action. */
export function buttonClasses(
  { variant = 'primary', size = 'regular', wide = false }: ButtonShape,
  disabled = false,
): string {
  const frame =
    'inline-flex items-center justify-center gap-2 rounded-control border py-1.5 text-center font-label leading-normal transition-[background-color,border-color,box-shadow] duration-150 ease-out'
  return `${frame} ${sizes[size]} ${disabled ? off : variants[variant]} ${wide ? 'w-full' : ''}`
}
