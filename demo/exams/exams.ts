import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { ExamSettings } from '@arvand/contracts/exams'
import type { QuestionKindName } from '@arvand/contracts/questions'

export interface DemoExam {
  readonly title: string
  /** When it was set and when it opens, in days from today. */
  readonly set: number
  readonly opens: number
  /** In days after it opened. */
  readonly closes: number
  readonly wish: Partial<ExamSettings>
  readonly kinds: 'all' | readonly QuestionKindName[]
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
