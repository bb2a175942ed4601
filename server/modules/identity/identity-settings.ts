import { type SettingsPlug, settingsOf } from '#plugs/settings'

/** How long sessions last. */
export const sessionSettings = settingsOf('identity', {
  userIdleDays: {
    label: 'خروج خودکار کاربر',
    hint: 'دستگاهی که این مدت استفاده نشود، باید دوباره وارد شود.',
    ...{ unit: 'days', default: 30, least: 1, most: 365 },
  },
  userDays: {
    label: 'بیشترین عمر ورود کاربر',
    hint: 'پس از این مدت، هر دستگاهی باید دوباره وارد شود.',
    ...{ unit: 'days', default: 90, least: 1, most: 730 },
  },
  managerIdleHours: {
    label: 'خروج خودکار مدیر',
    ...{ unit: 'hours', default: 12, least: 1, most: 168 },
  },
  managerDays: {
    label: 'بیشترین عمر ورود مدیر',
    ...{ unit: 'days', default: 7, least: 1, most: 90 },
  },
})

/** How long one-time codes and proofs last, and how many codes are sent. */
export const codeSettings = settingsOf('identity', {
  codeMinutes: {
    label: 'اعتبار کد یک‌بارمصرف',
    ...{ unit: 'minutes', default: 5, least: 3, most: 10 },
  },
  codeTries: {
    label: 'دفعات وارد کردن هر کد',
    hint: 'پس از این تعداد کد نادرست، کد تازه‌ای لازم است.',
    ...{ unit: 'times', default: 5, least: 3, most: 10 },
  },
  codesAnHour: {
    label: 'کدهای هر شماره در یک ساعت',
    ...{ unit: 'times', default: 5, least: 2, most: 30 },
  },
  codesADay: {
    label: 'کدهای هر شماره در یک روز',
    ...{ unit: 'times', default: 10, least: 3, most: 100 },
  },
  codesByAddress: {
    label: 'کدهای هر آدرس اینترنتی در یک ساعت',
    hint: 'کاربران یک مدرسه یا شرکت معمولاً یک آدرس دارند.',
    ...{ unit: 'times', default: 60, least: 10, most: 10_000 },
  },
  codesInAll: {
    label: 'همهٔ کدها در یک ساعت',
    hint: 'هزینهٔ پیامک را در برابر حمله محدود می‌کند.',
    ...{ unit: 'times', default: 2000, least: 100, most: 1_000_000 },
  },
  reauthenticationMinutes: {
    label: 'اعتبار تأیید دوبارهٔ هویت',
    hint: 'پیش از تغییر رمز عبور، شماره، نقش‌ها و مانند آن‌ها.',
    ...{ unit: 'minutes', default: 5, least: 1, most: 30 },
  },
})

export const identitySettingsPlug: SettingsPlug = {
  module: 'identity',
  title: 'ورود و امنیت',
  settings: [...Object.values(codeSettings), ...Object.values(sessionSettings)],
}
