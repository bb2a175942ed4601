import { settingText } from '@arvand/contracts/setting-words'
import type { OfferedSetting } from '#plugs/settings'

/** The rules of settings: pure. */

/** Why a setting cannot have this value, as a sentence. */
export function whyNotValue(setting: Pick<OfferedSetting, 'unit' | 'least' | 'most'>, value: number) {
  const { unit, least, most } = setting
  if (value < least) return `از ${settingText(unit, least)} کمتر نمی‌شود.`
  if (value > most) return `از ${settingText(unit, most)} بیشتر نمی‌شود.`
  return unit === 'rials' && value % 10 !== 0 ? 'مبلغ را به تومان، بدون اعشار بنویسید.' : null
}

/** What was done, for the audit log: «مهلت پرداخت فاکتور: از ۳۰ دقیقه به ۴۵ دقیقه». */
export const changeText = ({ label, unit }: OfferedSetting, before: number, after: number): string =>
  `${label}: از ${settingText(unit, before)} به ${settingText(unit, after)}`
