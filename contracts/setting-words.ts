import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'

/** In what a setting is counted. `yesNo` is 1 or 0; money is rials. */
export const settingUnits = [
  'percent',
  'minutes',
  'hours',
  'days',
  'months',
  'rials',
  'letters',
  'people',
  'answers',
  'times',
  'megabytes',
  'gigabytes',
  'items',
  'yesNo',
] as const
export type SettingUnit = (typeof settingUnits)[number]

export const unitWords: Readonly<Record<Exclude<SettingUnit, 'rials' | 'yesNo'>, string>> = {
  percent: 'درصد',
  minutes: 'دقیقه',
  hours: 'ساعت',
  days: 'روز',
  months: 'ماه',
  letters: 'کاراکتر',
  people: 'نفر',
  answers: 'پاسخ',
  times: 'بار',
  megabytes: 'مگابایت',
  gigabytes: 'گیگابایت',
  items: 'مورد',
}

/** A value with its unit: «۳۰ دقیقه». */
export function settingText(unit: SettingUnit, value: number): string {
  if (unit === 'yesNo') return value === 1 ? 'روشن' : 'خاموش'
  return unit === 'rials' ? tomanText(value) : `${formatNumber(value)} ${unitWords[unit]}`
}
