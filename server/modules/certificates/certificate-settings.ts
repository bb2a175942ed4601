import type { Db } from '#platform/database'
import { settingValue } from '#platform/settings'
import { type SettingsPlug, settingsOf } from '#plugs/settings'

export const certificateSettings = settingsOf('certificates', {
  attendancePercent: {
    label: 'حضور لازم برای گواهی وبینار',
    hint: 'درصد دقیقه‌های وبینار؛ برای قالب‌هایی که مدرس عدد دیگری برایشان ننوشته است.',
    ...{ unit: 'percent', default: 70, least: 1, most: 100 },
  },
})

export const certificateSettingsPlug: SettingsPlug = {
  module: 'certificates',
  title: 'گواهی‌ها',
  settings: Object.values(certificateSettings),
}

/** How much of a webinar's minutes earns its certificate, in percent: as its template says, or else as the setting. */
export const leastPercentOf = async (
  db: Db,
  template: { readonly leastPercent: number | null } | undefined,
): Promise<number> =>
  template?.leastPercent ?? (await settingValue(db, certificateSettings.attendancePercent))
