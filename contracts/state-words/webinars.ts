import type { WebinarState } from '../live.ts'

export const webinarStateWords: Readonly<Record<WebinarState, string>> = {
  draft: 'پیش‌نویس',
  published: 'ثبت‌نام باز',
  live: 'در حال برگزاری',
  ended: 'برگزار شد',
  cancelled: 'لغو شد',
}
