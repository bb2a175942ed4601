import type { Db } from '#platform/database'
import { settingValue, settingValues } from '#platform/settings'
import { type SettingsPlug, settingsOf } from '#plugs/settings'

/** What managers may change; it counts for factors made from then on. */
export const commerceSettings = settingsOf('commerce', {
  vatPercent: { label: 'مالیات بر ارزش افزوده', unit: 'percent', default: 10, least: 0, most: 100 },
  pricesWithTax: {
    label: 'نمایش همهٔ قیمت‌ها با مالیات',
    hint: 'اگر خاموش باشد، روی کارت دوره‌ها و طرح‌ها قیمت بدون مالیات است و کنار آن نوشته می‌شود.',
    ...{ unit: 'yesNo', default: 0, least: 0, most: 1 },
  },
  platformPercent: {
    label: 'سهم سایت از فروش',
    hint: 'پس از تخفیف و پیش از مالیات؛ بقیه سهم مدرس است.',
    ...{ unit: 'percent', default: 30, least: 0, most: 100 },
  },
  refundDays: {
    label: 'مهلت بازپرداخت',
    hint: 'درآمد مدرس هم تا پایان همین مهلت مسدود می‌ماند.',
    ...{ unit: 'days', default: 7, least: 0, most: 365 },
  },
  refundMostPercent: {
    label: 'بازپرداخت تا پیش از این پیشرفت',
    hint: 'خریداری که به این درصد از دوره برسد، دیگر خودش نمی‌تواند پول را پس بگیرد.',
    ...{ unit: 'percent', default: 25, least: 0, most: 100 },
  },
  factorMinutes: { label: 'مهلت پرداخت فاکتور', unit: 'minutes', default: 30, least: 5, most: 10_080 },
  giftCardMonths: {
    label: 'اعتبار کارت هدیه',
    hint: 'برای کارت‌هایی که از این پس خریده می‌شوند، از روز خرید یا ارسال.',
    ...{ unit: 'months', default: 12, least: 1, most: 120 },
  },
  leastWithdrawal: {
    label: 'کمترین برداشت مدرس',
    ...{ unit: 'rials', default: 1_000_000, least: 0, most: 10_000_000_000 },
  },
})

export type Settings = Readonly<Record<keyof typeof commerceSettings, number>>

export const pricingTag = 'pricing'

export const commerceSettingsPlug: SettingsPlug = {
  module: 'commerce',
  title: 'خرید و فروش',
  settings: Object.values(commerceSettings),
  shownOn: [pricingTag],
}

/** The percent of a price before tax that its sellers have; the rest is the platform's. */
export const sellersPercent = async (db: Db): Promise<number> =>
  100 - (await settingValue(db, commerceSettings.platformPercent))

/** For how many days after a purchase its buyer may ask for the money back. */
export const refundDays = (db: Db): Promise<number> => settingValue(db, commerceSettings.refundDays)

export const readSettings = (db: Db): Promise<Settings> => settingValues(db, commerceSettings)
