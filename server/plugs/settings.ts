import type { SettingUnit } from '@arvand/contracts/setting-words'
import type { Setting } from '#platform/settings'

interface Described {
  readonly label: string
  readonly hint?: string
  readonly unit: SettingUnit
  readonly default: number
  readonly least: number
  readonly most: number
}

export interface OfferedSetting extends Setting, Described {}

/** The plug by which a module offers values that a manager may change. It reads them by `#platform/settings`. */
export interface SettingsPlug {
  readonly module: string
  readonly title: string
  /** In the order in which managers see them. */
  readonly settings: readonly OfferedSetting[]
  /** Tags of cached pages that show one of them. */
  readonly shownOn?: readonly string[]
}

/** Settings of a module by their names, which are stored in rows and never change. */
export function settingsOf<const Name extends string>(
  module: string,
  described: Readonly<Record<Name, Described>>,
): Readonly<Record<Name, OfferedSetting>> {
  const entries = Object.entries<Described>(described)
  const settings = entries.map(([name, setting]) => [name, { ...setting, module, name }] as const)
  return Object.fromEntries(settings) as Record<Name, OfferedSetting>
}
