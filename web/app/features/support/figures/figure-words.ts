import type { SupportFigure } from '@arvand/contracts/support/figures'
import { localDigits } from '@arvand/persian/digits'
import { formatPercent } from '@arvand/persian/numbers'

export const figuresWords = {
  title: 'آمار پشتیبانی',
  lead: 'پاسخ اول، حل و رضایت در مقایسه با بازهٔ قبل. زمان‌ها به ساعت کاری است؛ هرزنامه‌ها و تیکت‌های یکی‌شده حساب نمی‌شوند.',
  figures: {
    opened: 'تیکت تازه',
    firstAnswer: 'پاسخ اول',
    solution: 'حل',
    satisfaction: 'رضایت',
  } satisfies Readonly<Record<SupportFigure, string>>,
  whole: 'همهٔ پشتیبانی',
  departments: 'به تفکیک موضوع',
  members: 'به تفکیک همکار',
  name: 'نام',
  nobody: 'بدون مسئول',
  none: 'ندارد',
  before: 'بازهٔ قبل:',
  inTime: (share: string) => `${share} به‌موقع`,
  count: (count: string) => `${count} تیکت`,
  listOf: (figure: string, name: string) => `، ${figure}، ${name}: دیدن تیکت‌ها`,
  list: 'تیکت‌های یک آمار',
  empty: 'در این بازه تیکتی نیست',
  rating: (rating: string) => `${rating} از ${localDigits('۵')}`,
} as const

interface Value {
  readonly count: number
  readonly total: number
  readonly inTime: number
}

/** How many of the first answers came in time; nothing for other figures. */
export const inTimeText = (figure: SupportFigure, { count, inTime }: Value): string | null =>
  figure === 'firstAnswer' && count > 0 ? figuresWords.inTime(formatPercent((100 * inTime) / count)) : null
