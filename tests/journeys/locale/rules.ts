import type { ScreenText } from './screen-text.ts'
import { patternOf } from './screens.ts'

const jalaliMonths = 'فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند'
const gregorianMonths = 'ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر'
const digit = '[0-9۰-۹]'

/** «۲ آذر»: a day with the name of its month. */
const longDate = new RegExp(
  `(?<!${digit})${digit}{1,2} (?:${jalaliMonths}|${gregorianMonths})(?![\\p{L}\\u200c])`,
  'u',
)
/** «۴:۰۵»: a time with a one-digit first part, which is neither HH:mm nor HH:mm:ss. */
const shortClock = new RegExp(`(?<![${digit.slice(1, -1)}:])${digit}:${digit}{2}(?![${digit.slice(1, -1)}:])`)
/** A duration in words, allowed only where a rule or a time limit is explained. */
const wordedLength = new RegExp(`${digit} ساعت و ${digit}+ دقیقه|روی هم ${digit}+ (?:ساعت|دقیقه)`)
/** A Jalali year, unless the text names the calendar itself: «سال 1321 خورشیدی». */
const jalaliYear = /(?<![\d,.-])1[34]\d\d(?![\d,.-]| خورشیدی)|(?<!\d)1[34]\d\d\/\d\d\/\d\d/

/**
 * Codes and names in Latin letters, with the digits and signs that belong to them: «HTML5», «SCORM 1.2», «Ctrl + K».
 */
const latinRun = /[0-9]*[A-Za-z][A-Za-z0-9 ._:/+@#،,()=&?-]*/g

const address = /\d{1,3}(?:\.\d{1,3}){3}/g

/**
 * Exceptions that areas.md allows. The greeting, calendars' headings (a teacher's slots are one) and tiles have long
 * dates, and so have the page of an event, certificates and the card of a period, which the manager's home, the
 * report of sales, the figures of support and the dashboards of analysis share; holidays, and numbers counted by the Jalali year, are always Jalali. The styleguide shows every
 * form of everything.
 */
const longDatesStandOn = new Set([
  '',
  'panel',
  'panel/course-calendar',
  'teach',
  'manage',
  'manage/finance',
  'manage/analysis',
  'manage/analysis/sales',
  'teach/analysis',
  'manage/tickets/figures',
  'manage/holidays',
  'certificates/:code',
  'webinars/:slug',
  'panel/classes/rooms/:roomId',
  'teach/classes/rooms/:roomId',
  'teach/classes/webinars/:webinarId',
  'panel/classes/meets/with/:handle',
])
// A notice keeps the words in which it was written, and journeys are filled in the Persian locale.
const alwaysJalali = new Set(['manage/holidays', 'panel/notices'])
const countedByJalaliYear = /(?<!\d)14\d\d-\d+/g

/** The texts of a screen that break the conventions of dates, durations and digits, as one line each. */
export function faultsOf(path: string, { texts, proseTexts }: ScreenText, jalali: boolean): string[] {
  const screen = patternOf(path) ?? path
  const found: string[] = []
  const tell = (rule: string, text: string) => found.push(`${path}: ${rule}: ${text.trim().slice(0, 160)}`)
  for (const text of jalali ? proseTexts : texts) {
    if (jalali && /[0-9]/.test(text.replaceAll(latinRun, '').replaceAll(address, '')))
      tell('Latin digits', text)
    if (!jalali && /[۰-۹٬٫]/.test(text)) tell('Persian digits', text)
    const plain = text.replaceAll(countedByJalaliYear, '')
    if (!jalali && !alwaysJalali.has(screen) && jalaliYear.test(plain)) tell('Jalali year', text)
    if (!longDatesStandOn.has(screen) && longDate.test(text)) tell('long date', text)
    if (shortClock.test(text)) tell('clock of two groups', text)
    if (wordedLength.test(text)) tell('length in words', text)
  }
  return found
}
