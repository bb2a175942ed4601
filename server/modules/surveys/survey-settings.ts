import { type SettingsPlug, settingsOf } from '#plugs/settings'

export const surveysSettings = settingsOf('surveys', {
  leastAnswers: {
    label: 'کمترین پاسخ برای دیدن نتایج نظرسنجی ناشناس',
    hint: 'برای نظرسنجی‌هایی که از این پس ساخته می‌شوند؛ سازنده می‌تواند آن را عوض کند.',
    ...{ unit: 'answers', default: 5, least: 3, most: 100 },
  },
})

export const surveysSettingsPlug: SettingsPlug = {
  module: 'surveys',
  title: 'نظرسنجی‌ها',
  settings: Object.values(surveysSettings),
}
