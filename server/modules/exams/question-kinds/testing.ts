import type { Question, QuestionKindName, QuestionOf } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { asText } from './words-of.ts'

/** A complete question of each kind, with what is right and what is not. */

/** What all of them have. */
export const common: Pick<Question, 'soundId' | 'hints' | 'feedback' | 'points'> = {
  soundId: null,
  hints: [],
  feedback: null,
  points: 100,
}
const option = (id: string, text: string, percent: number, feedback: RichText | null = null) => ({
  id,
  text: asText(text),
  percent,
  feedback,
})

type Complete = { readonly [Kind in QuestionKindName]: QuestionOf<Kind> }

export const completeQuestions: Omit<Complete, 'hotspot'> = {
  single: {
    ...common,
    kind: 'single',
    text: asText('پایتخت ایران کجاست؟'),
    options: [
      option('a', 'تهران', 100, asText('درست است.')),
      option('b', 'اصفهان', 0),
      option('c', 'شیراز', 0),
    ],
    shuffle: true,
  },
  multiple: {
    ...common,
    kind: 'multiple',
    text: asText('کدام‌ها عدد اول هستند؟'),
    options: [option('a', '۲', 50), option('b', '۳', 50), option('c', '۴', -50), option('d', '۹', -50)],
    shuffle: true,
  },
  trueFalse: {
    ...common,
    kind: 'trueFalse',
    text: asText('زمین به دور خورشید می‌گردد.'),
    correct: true,
    whenTrue: null,
    whenFalse: asText('کپرنیک را ببینید.'),
  },
  shortAnswer: {
    ...common,
    kind: 'shortAnswer',
    text: asText('سرایندهٔ گلستان کیست؟'),
    answers: [
      { text: 'سعدی*', percent: 100, feedback: null },
      { text: 'شیرازی', percent: 50, feedback: null },
    ],
    caseSensitive: false,
  },
  numeric: {
    ...common,
    kind: 'numeric',
    text: asText('طول پاره‌خط چند متر است؟'),
    answers: [
      { value: 2.5, tolerance: 0, percent: 100, feedback: null },
      { value: 2.5, tolerance: 0.1, percent: 50, feedback: null },
    ],
    units: [
      { name: 'm', factor: 1 },
      { name: 'cm', factor: 0.01 },
    ],
    unitNeeded: false,
  },
  matching: {
    ...common,
    kind: 'matching',
    text: asText('هر کتاب را به نویسنده‌اش وصل کنید.'),
    pairs: [
      { id: 'a', left: asText('بوستان'), right: 'سعدی' },
      { id: 'b', left: asText('گلستان'), right: 'سعدی' },
      { id: 'c', left: asText('شاهنامه'), right: 'فردوسی' },
    ],
    extra: [{ id: 'd', right: 'حافظ' }],
    shuffle: true,
  },
  ordering: {
    ...common,
    kind: 'ordering',
    text: asText('از کهن به نو بچینید.'),
    items: ['هخامنشیان', 'ساسانیان', 'صفویان', 'قاجاریان'].map((title, at) => ({
      id: `i${at}`,
      text: asText(title),
    })),
  },
  cloze: {
    ...common,
    kind: 'cloze',
    text: asText('پایتخت [[1]] است و [[2]] استان دارد؛ رود آن [[3]] است.'),
    blanks: [
      {
        kind: 'text',
        answers: [{ text: 'تهران', percent: 100, feedback: null }],
        caseSensitive: false,
        weight: 1,
      },
      {
        kind: 'number',
        answers: [{ value: 31, tolerance: 0, percent: 100, feedback: null }],
        weight: 2,
      },
      {
        kind: 'choice',
        answers: [
          { text: 'کارون', percent: 100, feedback: null },
          { text: 'نیل', percent: 0, feedback: null },
        ],
        weight: 1,
      },
    ],
  },
  dragWords: {
    ...common,
    kind: 'dragWords',
    text: asText('آب در [[1]] درجه یخ می‌زند و در [[2]] درجه می‌جوشد.'),
    words: ['صفر', 'صد', 'پنجاه'].map((text, at) => ({ id: `w${at}`, text, group: 1 })),
  },
  essay: {
    ...common,
    kind: 'essay',
    text: asText('دربارهٔ نوروز بنویسید.'),
    leastWords: 5,
    mostWords: 200,
    rubric: [],
  },
  file: { ...common, kind: 'file', text: asText('نقشه را بکشید و بفرستید.'), mostFiles: 2, rubric: [] },
  formula: {
    ...common,
    kind: 'formula',
    text: asText('مساحت مستطیلی به طول {a} و عرض {b} چند است؟'),
    variables: [
      { name: 'a', least: 2, most: 9, decimals: 0 },
      { name: 'b', least: 0.5, most: 4.5, decimals: 1 },
    ],
    expression: 'a * b',
    tolerance: 0.01,
    units: [{ name: 'm2', factor: 1 }],
    unitNeeded: false,
  },
}
