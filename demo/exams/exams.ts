import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { SomeExamSettings } from '@arvand/contracts/exams'
import type { QuestionKindName } from '@arvand/contracts/questions'

export interface DemoExam {
  readonly title: string
  /** When it was set and when it opens, in days from today. */
  readonly set: number
  readonly opens: number
  /** In days after it opened. */
  readonly closes: number
  readonly wish: SomeExamSettings
  readonly kinds: 'all' | readonly QuestionKindName[]
  /** Sections that are entered one after the other; one of all `kinds` when left out. */
  readonly parts?: readonly {
    readonly title: string
    readonly minutes: number
    readonly oneWay?: boolean
    readonly kinds: readonly QuestionKindName[]
  }[]
  /** The demo's learner has taken it. */
  readonly isTaken?: true
}

export const demoExams: readonly DemoExam[] = [
  {
    title: 'آزمون فصل اول',
    ...{ set: -12, opens: -9, closes: 2 },
    wish: {
      description: 'ماشین‌حساب لازم نیست.',
      ...{ minutes: 40, negative: 33.33, passPercent: 50 },
    },
    kinds: ['single', 'trueFalse', 'numeric', 'shortAnswer', 'matching', 'cloze', 'ordering'],
    isTaken: true,
  },
  {
    title: 'تمرین آزمون: همه‌جور سؤال',
    ...{ set: -5, opens: -2, closes: 365 },
    wish: {
      description: 'برای آشنایی با صفحهٔ آزمون. هر چند بار که بخواهید می‌توانید امتحان کنید.',
      ...{ minutes: 30, attempts: 0, negative: 33.33, shuffle: true, price: 0 },
    },
    kinds: 'all',
    isTaken: true,
  },
  {
    title: 'آزمون دوبخشی تابع',
    ...{ set: -4, opens: -1, closes: 60 },
    wish: {
      description: 'بخش اول تستی است و به سؤال‌هایش برمی‌گردید؛ در بخش محاسبه، سؤال‌ها یکی‌یکی می‌آید.',
      ...{ attempts: 0, passPercent: 50 },
    },
    kinds: [],
    parts: [
      { title: 'مفهوم‌ها', minutes: 10, kinds: ['single', 'multiple', 'trueFalse', 'matching'] },
      { title: 'محاسبه', minutes: 15, oneWay: true, kinds: ['numeric', 'formula', 'shortAnswer'] },
    ],
  },
  {
    title: 'آزمون میان‌ترم',
    ...{ set: -20, opens: 4, closes: 1 },
    wish: {
      description: 'از ابتدای دوره تا همین‌جا. رمز ورود را سر کلاس می‌گویم.',
      ...{ minutes: 90, negative: 33.33, passPercent: 50, accessCode: 'مهرگان' },
      review: { from: 'closed', parts: ['score', 'given', 'correct', 'feedback'] },
    },
    kinds: ['single', 'multiple', 'numeric', 'formula', 'essay'],
  },
  {
    title: 'آزمون جامع ریاضی',
    ...{ set: -6, opens: -3, closes: 90 },
    wish: {
      description: 'یک دور کامل از تابع تا مشتق، با نمرهٔ منفی و پاسخنامهٔ تشریحی. همه می‌توانند شرکت کنند.',
      ...{ minutes: 60, attempts: 2, negative: 33.33, passPercent: 60, price: 490_000 },
    },
    kinds: ['single', 'multiple', 'trueFalse', 'numeric', 'formula', 'matching', 'cloze'],
  },
]

/** What the learner answered, some of it wrong; a kind that is not here was left empty. */
export const answers: Readonly<Partial<Record<QuestionKindName, AnswerValue>>> = {
  single: 'b',
  trueFalse: false,
  numeric: '۲۰ متر',
  shortAnswer: 'تابع یک‌به‌یک',
  matching: { a: 'a', b: 'b', c: 'e', d: 'd' },
  cloze: ['۰٫۶', 'وتر', '۹۰'],
}
