import type { SupportFigure } from '@arvand/contracts/support/figures'
import { durationInProse } from '@arvand/persian/duration'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'

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
  before: (text: string) => `بازهٔ قبل: ${text}`,
  inTime: (share: string) => `${share} به‌موقع`,
  count: (count: string) => `${count} تیکت`,
  listOf: (shown: string, figure: string, name: string) => `${shown}، ${figure}، ${name}: دیدن تیکت‌ها`,
  list: 'تیکت‌های یک آمار',
  empty: 'در این بازه تیکتی نیست',
  rating: (rating: string) => `${rating} از ۵`,
} as const

interface Value {
  readonly count: number
  readonly total: number
  readonly inTime: number
}

/** What a figure comes to: a number, a mean of working time or of ratings; nothing where nothing happened. */
export function figureText(figure: SupportFigure, { count, total }: Value): string {
  if (figure === 'opened') return formatNumber(count)
  if (count === 0) return figuresWords.none
  return valueText(figure, total / count)
}

/** One working time or rating. */
export const valueText = (figure: SupportFigure, value: number): string =>
  figure === 'satisfaction'
    ? figuresWords.rating(formatNumber(Math.round(value * 10) / 10))
    : durationInProse(Math.max(60, Math.round(value / 60) * 60))

/** How many of the first answers came in time; nothing for other figures. */
export const inTimeText = (figure: SupportFigure, { count, inTime }: Value): string | null =>
  figure === 'firstAnswer' && count > 0 ? figuresWords.inTime(formatPercent((100 * inTime) / count)) : null
