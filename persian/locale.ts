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
  /** For Intl and React Aria. Words, direction and the first day of the week are Persian in every locale. */
  readonly tag: 'fa-IR' | 'fa-IR-u-ca-gregory-nu-latn'
  /** True: Jalali calendar and Persian digits. False: Gregorian calendar and Latin digits. */
  readonly jalali: boolean
}

const gregorian: LocaleRules = { tag: 'fa-IR-u-ca-gregory-nu-latn', jalali: false }

export const localeRules: Readonly<Record<Locale, LocaleRules>> = {
  fa: { tag: 'fa-IR', jalali: true },
  en: gregorian,
  'en-gb': gregorian,
  'zh-cn': gregorian,
  'zh-tw': gregorian,
}

/** The locale of a configured code such as `fa_IR`, or of one of our own names such as `fa`; null for any other. */
export function parseLocale(code: string): Locale | null {
  const named = Object.entries(localeOfCode).find(([known, locale]) => known === code || locale === code)
  return named?.[1] ?? null
}

/** The locale is stored on the global object, because the bundle that renders pages has its own copy of this module. */
const place = Symbol.for('arvand.locale')

interface Surroundings {
  [place]?: Locale
  readonly document?: { readonly documentElement: { readonly dataset: { readonly locale?: string } } }
}

const around: Surroundings = globalThis as object

/** Sets the locale of the whole process. The server calls it once at its start, from the settings. */
export function setLocale(locale: Locale): void {
  around[place] = locale
}

/** The locale of this process. In a browser, where `setLocale` is not called, the document's `data-locale` counts. */
export function currentLocale(): Locale {
  around[place] ??= parseLocale(around.document?.documentElement.dataset.locale ?? '') ?? 'fa'
  return around[place]
}

export const currentRules = (): LocaleRules => localeRules[currentLocale()]
