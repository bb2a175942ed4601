import { type SettingsPlug, settingsOf } from '#plugs/settings'

export const supportSettings = settingsOf('support', {
  openTickets: {
    label: 'تیکت‌های باز هر کاربر',
    hint: 'مهلت پاسخ هر بخش در «پشتیبانی» تعیین می‌شود.',
    ...{ unit: 'items', default: 20, least: 1, most: 500 },
  },
})

export const supportSettingsPlug: SettingsPlug = {
  module: 'support',
  title: 'پشتیبانی',
  settings: Object.values(supportSettings),
}
