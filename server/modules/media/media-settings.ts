import type { Db } from '#platform/database'
import { settingValue } from '#platform/settings'
import { type SettingsPlug, settingsOf } from '#plugs/settings'

const GB = 1_000_000_000

export const mediaSettings = settingsOf('media', {
  teacherGigabytes: {
    label: 'فضای فایل‌های هر مدرس',
    hint: 'مدیران هم همین فضا را دارند.',
    ...{ unit: 'gigabytes', default: 50, least: 1, most: 10_000 },
  },
  userGigabytes: {
    label: 'فضای فایل‌های کاربران دیگر',
    ...{ unit: 'gigabytes', default: 1, least: 1, most: 1000 },
  },
})

export const mediaSettingsPlug: SettingsPlug = {
  module: 'media',
  title: 'فایل‌ها',
  settings: Object.values(mediaSettings),
}

/** How many bytes a person may store. */
export async function quotaOf(db: Db, roles: ReadonlySet<string>): Promise<number> {
  const isStaff = roles.has('teacher') || roles.has('manager')
  return (await settingValue(db, mediaSettings[isStaff ? 'teacherGigabytes' : 'userGigabytes'])) * GB
}
