import { changedSettings } from '#platform/settings'
import { wholeList } from '#platform/whole-list'
import type { OfferedSetting } from '#plugs/settings'
import type { SettingsDeps } from './deps.ts'

/** Every value that a manager may change, by module. */
export async function listSettings({ db, settings }: Pick<SettingsDeps, 'db' | 'settings'>) {
  const changed = await changedSettings(
    db,
    settings.map(({ module }) => module),
  )
  const rows = new Map(changed.map((row) => [`${row.module} ${row.name}`, row]))
  const groups = settings.map(({ module, title, settings: offered }) => ({
    ...{ module, title },
    settings: offered.map((setting) => settingReply(setting, rows.get(`${module} ${setting.name}`))),
  }))
  return wholeList(groups)
}

interface Changed {
  readonly value: number | null
  readonly revision: number
  readonly changed_at: Date
}

/** A setting as managers see it. */
export const settingReply = ({ module: _, ...setting }: OfferedSetting, changed: Changed | undefined) => ({
  ...setting,
  hint: setting.hint ?? null,
  value: changed?.value ?? setting.default,
  revision: changed?.revision ?? 0,
  changedAt: changed?.changed_at ?? null,
})
