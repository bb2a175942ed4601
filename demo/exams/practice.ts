import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { PracticeSettings } from '@arvand/contracts/sample-questions'

/** Groups of sample questions of the demo's teacher, of the questions in these categories of the bank. */
export interface DemoGroup {
  readonly settings: Omit<PracticeSettings, 'questionIds'>
  readonly categories: readonly string[]
  /** In days from today. */
  readonly published: number
}

export const demoGroups: readonly DemoGroup[] = [
  {
    settings: {
      title: 'ریاضی یازدهم: تابع، مثلثات و آمار',
      description: 'یک سؤال از هر موضوع، برای آمادگی امتحان نهایی.',
      ...{ category: 'mathematics', grade: 'eleventh', year: 1404, source: 'امتحان نهایی', price: 0 },
    },
    categories: ['تابع', 'مثلثات', 'هندسه', 'آمار و احتمال'],
    published: -90,
  },
  {
    settings: {
      title: 'مشتق و کاربردهای آن',
      description: 'از تعریف مشتق تا شیب خط مماس، با راهنمایی مرحله‌به‌مرحله.',
      ...{ category: 'mathematics', grade: 'konkur', year: 1403, source: 'کنکور سراسری', price: 900_000 },
    },
    categories: ['مشتق', 'قاعده‌های مشتق'],
    published: -20,
  },
]

interface DemoAnswer {
  /** In days from today. */
  readonly at: number
  /** Which question of the first group. */
  readonly place: number
  readonly value: AnswerValue
}

/** What the demo's learner practised; null: «I do not know». */
export const practised: readonly DemoAnswer[] = [
  { at: -80, place: 0, value: 'تابع یک‌به‌یک' },
  { at: -77, place: 0, value: 'تابع یک‌به‌یک' },
  { at: -66, place: 0, value: 'تابع یک‌به‌یک' },
  { at: -20, place: 0, value: 'تابع یک‌به‌یک' },
  { at: -12, place: 2, value: ['۰٫۶', 'وتر', '۹۰'] },
  { at: -9, place: 2, value: ['۰٫۶', 'وتر', '۹۰'] },
  // Right sides are named by the place at which the learner sees them.
  { at: -3, place: 1, value: { a: 'shown1', b: 'shown2', c: 'shown3', d: 'shown4' } },
  { at: -3, place: 5, value: 'b' },
  { at: -1, place: 3, value: null },
]
