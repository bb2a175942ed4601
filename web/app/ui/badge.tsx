import type { ReactNode } from 'react'
import type { LucideIcon } from './icon.tsx'
import { Icon } from './icon.tsx'

export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger'

export const softTone: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-100 text-primary-700',
  accent: 'bg-accent-100 text-accent-800',
  success: 'bg-success-100 text-success-700',
  warning: 'bg-warning-100 text-warning-700',
  danger: 'bg-danger-100 text-danger-700',
}

/** A pill of a few words; the colour never says more than the words. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span
      className={`inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-transparent px-3 text-14 font-[600] leading-normal ${softTone[tone]}`}
    >
      {icon ? <Icon of={icon} size={16} /> : null}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  )
}

/** The number of waiting items, on an icon or beside a row. `words` says it for screen readers. */
export function CountBadge({
  count,
  words,
  solid = false,
}: {
  count: string
  words: string
  solid?: boolean
}) {
  const look = solid ? 'bg-accent-500 text-on-accent' : 'bg-accent-100 text-accent-800'
  return (
    <span
      className={`inline-grid h-6 min-w-6 place-items-center rounded-full px-1.5 text-12 font-title ${look}`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
