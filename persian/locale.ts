export const localeOfCode = {
  en_GB: 'en-gb',
  en_US: 'en',
  zh_CN: 'zh-cn',
  zh_TW: 'zh-tw',
  fa_IR: 'fa',
} as const

export type LocaleCode = keyof typeof localeOfCode
export type Locale = (typeof localeOfCode)[LocaleCode]

export type LocaleRules = {
  /** For `lang` and Intl. */
  readonly tag: string
  readonly direction: 'rtl' | 'ltr'
  readonly jalali: boolean
  /** How a day is shown; the product's Gregorian date format is DD/MM/YYYY, a Jalali day goes year first. */
  readonly dateFormat: 'YYYY/MM/DD' | 'DD/MM/YYYY'
  readonly timeFormat: 'HH:mm'
  readonly timeWithSecondsFormat: 'HH:mm:ss'
  /** Place in our week, where 0 is Saturday. */
  readonly firstWeekday: 0
}

const everywhere = {
  timeFormat: 'HH:mm',
  timeWithSecondsFormat: 'HH:mm:ss',
  firstWeekday: 0,
} as const

const gregorian = { direction: 'ltr', jalali: false, dateFormat: 'DD/MM/YYYY', ...everywhere } as const

export const localeRules: Readonly<Record<Locale, LocaleRules>> = {
  fa: { tag: 'fa-IR', direction: 'rtl', jalali: true, dateFormat: 'YYYY/MM/DD', ...everywhere },
  en: { tag: 'en-US', ...gregorian },
  'en-gb': { tag: 'en-GB', ...gregorian },
  'zh-cn': { tag: 'zh-CN', ...gregorian },
  'zh-tw': { tag: 'zh-TW', ...gregorian },
}

/** The locale of a configured code such as `fa_IR`; one of our own names such as `fa` passes too; else null. */
export function parseLocale(code: string): Locale | null {
  const named = Object.entries(localeOfCode).find(([known, locale]) => known === code || locale === code)
  return named?.[1] ?? null
}
