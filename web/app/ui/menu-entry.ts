import type { LucideIcon } from './icon.tsx'

export interface MenuEntry {
  key: string
  label: string
  icon?: LucideIcon
  /** The address to which the entry leads; without one, `onAction` is called. */
  to?: string
  onAction?: () => void
  danger?: boolean
  disabledReason?: string
}
