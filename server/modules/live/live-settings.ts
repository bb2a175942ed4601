import { type SettingsPlug, settingsOf } from '#plugs/settings'
import { webinarsTag } from './webinars/pages.ts'

export const liveSettings = settingsOf('live', {
  offerMinutes: {
    label: 'مهلت استفاده از جای خالی‌شده',
    hint: 'نفر اول لیست انتظار تا این مدت جای وبینار را نگه می‌دارد، ولی هرگز پس از شروع آن نه.',
    ...{ unit: 'minutes', default: 30, least: 5, most: 1440 },
  },
  webinarFreeHours: {
    label: 'انصراف از وبینار با برگشت پول',
    hint: 'تا این تعداد ساعت قبل از شروع. «۰ ساعت» یعنی تا شروع وبینار.',
    ...{ unit: 'hours', default: 24, least: 0, most: 168 },
  },
  meetFreeHours: {
    label: 'لغو یا تغییر زمان جلسهٔ خصوصی با برگشت پول',
    hint: 'تا این تعداد ساعت قبل از جلسه. «۰ ساعت» یعنی تا شروع جلسه.',
    ...{ unit: 'hours', default: 24, least: 0, most: 168 },
  },
})

export const liveSettingsPlug: SettingsPlug = {
  module: 'live',
  title: 'کلاس‌های زنده',
  settings: Object.values(liveSettings),
  shownOn: [webinarsTag],
}
