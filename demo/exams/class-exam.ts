import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { QuestionKindName } from '@arvand/contracts/questions'
import type { Grade } from './essay.ts'
import type { DemoExam } from './exams.ts'

/** A class of the demo is small, so each may take it twice. */
export const mostAttempts = 2

/** An exam that a whole class has taken; some of its essays wait for the teacher. */
export const classExam: DemoExam = {
  title: 'آزمون پایان فصل با سؤال تشریحی',
  ...{ set: -14, opens: -6, closes: 3 },
  wish: {
    description: 'برگه و خودکار کنار دستتان باشد. تا دو بار می‌توانید شرکت کنید؛ میانگین نمره‌ها حساب می‌شود.',
    ...{ minutes: 60, passPercent: 50, attempts: mostAttempts, counts: 'average' },
    review: { from: 'closed', parts: ['score', 'given', 'correct', 'feedback'] },
  },
  kinds: ['single', 'multiple', 'trueFalse', 'numeric', 'shortAnswer', 'essay'],
}

/** One who takes it: what was answered, and how good the essay is. */
export interface Taker {
  readonly answers: Readonly<Partial<Record<QuestionKindName, AnswerValue>>>
  readonly essay: Grade
  /** The essay waits for the teacher. */
  readonly waits?: true
}

const answered = (
  single: string,
  multiple: readonly string[],
  trueFalse: boolean,
  numeric: string,
  shortAnswer: string,
): Taker['answers'] => ({ single, multiple: [...multiple], trueFalse, numeric, shortAnswer })

const oneToOne = 'یک به یک'

/** In the order in which they handed in; the demo’s learner is the last, and others may come twice. */
export const takers: readonly Taker[] = [
  { answers: answered('a', ['a', 'b'], false, '۲۰', oneToOne), essay: 'strong' },
  { answers: answered('a', ['a', 'b'], false, '۲۵', oneToOne), essay: 'strong' },
  { answers: answered('a', ['a', 'b'], false, '۱۵', 'تابع یک‌به‌یک'), essay: 'middling' },
  { answers: answered('a', ['a', 'b'], false, '۴۰', oneToOne), essay: 'strong' },
  { answers: answered('b', ['a', 'b'], false, '۱۰', oneToOne), essay: 'middling' },
  { answers: answered('a', ['a'], true, '۴۰ متر', 'وارون‌پذیر'), essay: 'middling' },
  { answers: answered('b', ['a', 'b', 'c'], false, '۱۵', oneToOne), essay: 'middling' },
  { answers: answered('b', ['b'], true, '۲', 'تابع وارون'), essay: 'weak' },
  { answers: answered('c', ['a', 'c'], true, '۱۰', 'صعودی'), essay: 'weak' },
  { answers: answered('d', ['c'], false, '۵', 'پوشا'), essay: 'weak' },
  { answers: answered('b', ['a', 'c'], true, '۱۰', 'پوشا'), essay: 'weak' },
  { answers: answered('a', ['a', 'b'], true, '۴۰', 'وارون‌پذیر'), essay: 'middling' },
  { answers: answered('a', ['a', 'b'], false, '۱۵', oneToOne), essay: 'strong', waits: true },
  { answers: answered('c', ['a'], false, '۱۰', 'پوشا'), essay: 'weak', waits: true },
  { answers: answered('b', ['a', 'b'], false, '۲۰ متر', oneToOne), essay: 'middling', waits: true },
]
