import { type SettingsPlug, settingsOf } from '#plugs/settings'

export const growthSettings = settingsOf('growth', {
  freeSpins: {
    label: 'چرخش رایگان گردونه در هر روز',
    hint: 'جدا از چرخش‌هایی که با پایان دوره‌ها هدیه می‌شود.',
    ...{ unit: 'times', default: 1, least: 0, most: 10 },
  },
  spinsPerCourse: {
    label: 'چرخش هدیه برای پایان هر دوره',
    ...{ unit: 'times', default: 1, least: 0, most: 10 },
  },
})

export const growthSettingsPlug: SettingsPlug = {
  module: 'growth',
  title: 'گردونهٔ شانس',
  settings: Object.values(growthSettings),
}
