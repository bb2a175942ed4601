import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { roleWords, scopeWords } from './people-words.ts'

const words = {
  roles: 'نقش‌ها',
  scopes: 'حوزه‌ها',
  reason: 'دلیل',
  amount: 'مبلغ',
  sessions: 'دستگاه',
  fields: 'آنچه عوض شد',
  way: 'راه',
  ways: {
    password: 'رمز عبور',
    ticket: 'کد یک‌بارمصرف',
    'second factor': 'ورود دومرحله‌ای',
    google: 'گوگل',
    passkey: 'کلید عبور',
    registration: 'ثبت‌نام',
    recovery: 'بازیابی',
    mobile: 'شمارهٔ موبایل',
    email: 'ایمیل',
  } as Readonly<Record<string, string>>,
  fieldNames: {
    name: 'نام',
    handle: 'نام کاربری',
    nationalCode: 'کد ملی',
    birthDate: 'تاریخ تولد',
    mobile: 'شمارهٔ موبایل',
    email: 'ایمیل',
  } as Readonly<Record<string, string>>,
} as const

type Detail = Readonly<Record<string, unknown>>

const list = (names: Readonly<Record<string, string>>, value: unknown): string =>
  Array.isArray(value)
    ? value.flatMap((one) => (typeof one === 'string' && names[one] ? [names[one]] : [])).join('، ')
    : ''

const scopeTitles = Object.fromEntries(Object.entries(scopeWords).map(([scope, { title }]) => [scope, title]))

/** The details of an audit entry besides who and when, as words; values without a known word are left out. */
export function detailInWords({
  roles,
  scopes,
  reason,
  sessions,
  fields,
  way,
  amount,
  change,
}: Detail): string[] {
  const told: [string, string][] = [
    [words.roles, list(roleWords, roles)],
    [words.scopes, list(scopeTitles, scopes)],
    [words.fields, list(words.fieldNames, fields)],
    [words.way, typeof way === 'string' ? (words.ways[way] ?? '') : ''],
    [words.amount, typeof amount === 'number' ? tomanText(amount) : ''],
    [words.reason, typeof reason === 'string' ? `«${reason}»` : ''],
  ]
  const ended = typeof sessions === 'number' ? [`${formatNumber(sessions)} ${words.sessions}`] : []
  const changed = typeof change === 'string' ? [change] : []
  return [...told.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])), ...changed, ...ended]
}
