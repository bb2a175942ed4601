import { type SettingsPlug, settingsOf } from '#plugs/settings'

export const discussionSettings = settingsOf('discussion', {
  commentLetters: {
    label: 'بیشترین طول یک پاسخ یا نظر',
    hint: 'در گفت‌وگوی درس‌ها، فید و مقاله‌ها.',
    ...{ unit: 'letters', default: 2000, least: 100, most: 8000 },
  },
  reportsToHide: {
    label: 'پنهان شدن یک پست با گزارش تخلف',
    hint: 'وقتی این تعداد نفر گزارش بدهند، پست تا بررسی مدیر دیده نمی‌شود.',
    ...{ unit: 'people', default: 5, least: 1, most: 100 },
  },
})

export const discussionSettingsPlug: SettingsPlug = {
  module: 'discussion',
  title: 'گفت‌وگوها',
  settings: Object.values(discussionSettings),
}
