import type { LucideIcon } from './icon.tsx'

export interface MenuEntry {
  key: string
  label: string
  icon?: LucideIcon
  /** Where it leads, or what it does. */
  to?: string
  onAction?: () => void
  danger?: boolean
  disabledReason?: string
}
