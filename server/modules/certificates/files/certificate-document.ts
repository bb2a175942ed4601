import type { CertificateLanguage } from '@arvand/contracts/certificate-words'
// not of the locale: a certificate is printed in its own language, with both calendars
import { toPersianDigits } from '@arvand/persian/digits'
// not of the locale: the same
import { jalaliMonthNames, jalaliOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import { earnedBy, sharedGrade } from '../certificate.ts'
import type { CertificateRow } from '../tables.ts'

/** What stands on a certificate, as its row says it. */
export type Printed = Pick<
  CertificateRow,
  | 'code'
  | 'kind'
  | 'reason'
  | 'brand'
  | 'heading'
  | 'holder'
  | 'title'
  | 'title_latin'
  | 'teacher'
  | 'signer'
  | 'signer_role'
> &
  Pick<CertificateRow, 'issuer' | 'issuer_tagline' | 'issuer_latin' | 'issuer_tagline_latin'> &
  Pick<CertificateRow, 'hours' | 'minutes' | 'grade' | 'issued_at' | 'expires_at'> & {
    readonly shares_grade: boolean
  }

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

const latinHeadings = {
  course: 'Certificate of Completion',
  passedExam: 'Certificate of Achievement',
  webinar: 'Certificate of Attendance',
} as const

/** A certificate speaks its own language, whatever the locale of the site is. */
const languages = {
  fa: {
    headings: null,
    completed: {
      course: 'دورهٔ زیر را با موفقیت به پایان رسانده است:',
      passedExam: 'در آزمون دورهٔ زیر قبول شده است:',
      webinar: 'در وبینار زیر حضور داشته است:',
    },
    labels: {
      code: 'کد گواهی',
      certifies: 'گواهی می‌شود که',
      taught: 'با تدریس',
      scan: 'برای بررسی، اسکن کنید',
      issuedIn: 'صادرشده در آروند',
    },
    teacher: { course: 'مدرس دوره', webinar: 'مدرس وبینار' },
    hours: ['مدت آموزش', (hours: number) => `${toPersianDigits(hours)} ساعت`],
    minutes: (minutes: number) => `${toPersianDigits(minutes)} دقیقه`,
    grade: ['نمرهٔ پایانی', (grade: string) => `${toPersianDigits(grade).replace('.', '٫')} از ۲۰`],
    issued: 'تاریخ صدور',
    until: 'اعتبار تا',
  },
  en: {
    headings: latinHeadings,
    completed: {
      course: 'has successfully completed the course',
      passedExam: 'has passed the examination of the course',
      webinar: 'has attended the webinar',
    },
    labels: {
      code: 'Certificate code',
      certifies: 'This is to certify that',
      taught: 'taught by',
      scan: 'Scan to verify',
      issuedIn: 'Issued on Arvand',
    },
    teacher: { course: 'Teacher', webinar: 'Teacher' },
    hours: ['Duration', (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`],
    minutes: (minutes: number) => `${minutes} minutes`,
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
    {
      name: words.hours[0],
      value: row.minutes === null ? words.hours[1](row.hours) : words.minutes(row.minutes),
      latin: isLatin,
    },
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
  const earned = earnedBy(row)
  return {
    lang: language,
    heading: words.headings?.[earned] ?? row.heading,
    headingBeside: isPersian ? latinHeadings[earned] : row.heading,
    issuer: isPersian
      ? { name: row.issuer, tagline: row.issuer_tagline }
      : { name: row.issuer_latin, tagline: row.issuer_tagline_latin },
    title: isLatin && row.title_latin ? row.title_latin : row.title,
    ...{ holder: row.holder, teacher: row.teacher, code: row.code, facts },
    labels: { ...words.labels, completed: words.completed[earned] },
    signatures: [
      { name: row.teacher, role: words.teacher[row.kind] },
      ...(row.signer ? [{ name: row.signer, role: row.signer_role }] : []),
    ],
    address: `${publicUrl.host}/certificates`,
  }
}
