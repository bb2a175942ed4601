import { brandNames, type CertificateLanguage } from '@arvand/contracts/certificate-words'
// not of the locale: a certificate is printed in its own language, with both calendars
import { toPersianDigits } from '@arvand/persian/digits'
// not of the locale: the same
import { jalaliMonthNames, jalaliOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import { sharedGrade } from '../certificate.ts'
import type { CertificateRow } from '../tables.ts'

/** What stands on a certificate, as its row says it. */
export type Printed = Pick<
  CertificateRow,
  'code' | 'brand' | 'heading' | 'holder' | 'title' | 'title_latin' | 'teacher' | 'signer' | 'signer_role'
> &
  Pick<CertificateRow, 'hours' | 'grade' | 'issued_at' | 'expires_at'> & { readonly shares_grade: boolean }

interface Fact {
  readonly name: string
  readonly value: string
  /** Written from left to right, whatever is around it. */
  readonly latin: boolean
}

const gregorianMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const jalaliMonthsLatin = [
  'Farvardin',
  'Ordibehesht',
  'Khordad',
  'Tir',
  'Mordad',
  'Shahrivar',
  'Mehr',
  'Aban',
  'Azar',
  'Dey',
  'Bahman',
  'Esfand',
]

/** A certificate speaks its own language, whatever the locale of the site is. */
const languages = {
  fa: {
    heading: null,
    labels: {
      code: 'کد گواهی',
      certifies: 'گواهی می‌شود که',
      completed: 'دورهٔ زیر را با موفقیت به پایان رسانده است:',
      taught: 'با تدریس',
      scan: 'برای بررسی، اسکن کنید',
      issuedIn: 'صادرشده در آروند',
    },
    teacher: 'مدرس دوره',
    hours: ['مدت آموزش', (hours: number) => `${toPersianDigits(hours)} ساعت`],
    grade: ['نمرهٔ پایانی', (grade: string) => `${toPersianDigits(grade).replace('.', '٫')} از ۲۰`],
    issued: 'تاریخ صدور',
    until: 'اعتبار تا',
  },
  en: {
    heading: 'Certificate of Completion',
    labels: {
      code: 'Certificate code',
      certifies: 'This is to certify that',
      completed: 'has successfully completed the course',
      taught: 'taught by',
      scan: 'Scan to verify',
      issuedIn: 'Issued on Arvand',
    },
    teacher: 'Teacher',
    hours: ['Duration', (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`],
    grade: ['Final grade', (grade: string) => `${grade} out of 20`],
    issued: 'Issued',
    until: 'Valid until',
  },
} as const

/** Pure: hundredths of a percent out of twenty, with at most two decimals: 9250 is «18.5». */
export const outOfTwenty = (grade: number): string => String(Math.round(grade / 5) / 100)

/** Pure: a day in both calendars: «۲۲ مهر ۱۴۰۵» and “14 October 2026”. */
export function datesOf(at: Date, language: CertificateLanguage): { jalali: string; gregorian: string } {
  const day = dayAt(at)
  const jalali = jalaliOf(day)
  const [year = '', month = '1', date = '1'] = day.split('-')
  const [fa, en] = [jalaliMonthNames[jalali.month - 1], jalaliMonthsLatin[jalali.month - 1]]
  return {
    jalali:
      language === 'fa'
        ? `${toPersianDigits(jalali.day)} ${fa} ${toPersianDigits(jalali.year)}`
        : `${jalali.day} ${en} ${jalali.year}`,
    gregorian: `${Number(date)} ${gregorianMonths[Number(month) - 1]} ${year}`,
  }
}

/** Pure: the texts of a certificate in one of its languages. */
export function certificateDocument(row: Printed, language: CertificateLanguage, publicUrl: URL) {
  const words = languages[language]
  const isLatin = language === 'en'
  const [issued, until] = [
    datesOf(row.issued_at, language),
    row.expires_at && datesOf(row.expires_at, language),
  ]
  const [grade, isPersian] = [sharedGrade(row), language === 'fa']
  const facts: Fact[] = [
    { name: words.hours[0], value: words.hours[1](row.hours), latin: isLatin },
    ...(grade === null
      ? []
      : [{ name: words.grade[0], value: words.grade[1](outOfTwenty(grade)), latin: isLatin }]),
    { name: words.issued, value: isPersian ? issued.jalali : issued.gregorian, latin: isLatin },
    // The date in the other calendar.
    {
      name: isPersian ? 'Issued' : 'Solar Hijri',
      value: isPersian ? issued.gregorian : issued.jalali,
      latin: true,
    },
    ...(until
      ? [{ name: words.until, value: isPersian ? until.jalali : until.gregorian, latin: isLatin }]
      : []),
  ]
  return {
    lang: language,
    heading: words.heading ?? row.heading,
    headingBeside: isPersian ? 'Certificate of Completion' : row.heading,
    issuer: brandNames[row.brand][language],
    title: isLatin && row.title_latin ? row.title_latin : row.title,
    ...{ holder: row.holder, teacher: row.teacher, code: row.code, labels: words.labels, facts },
    signatures: [
      { name: row.teacher, role: words.teacher },
      ...(row.signer ? [{ name: row.signer, role: row.signer_role }] : []),
    ],
    address: `${publicUrl.host}/certificates`,
  }
}
