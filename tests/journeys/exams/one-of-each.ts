import type { Browser } from '@playwright/test'
import { asDemoPerson } from '../calls.ts'
import { type AskedQuestion, common, written } from './set-exam.ts'

const option = (id: string, text: string, percent: number) => ({
  ...{ id, percent, text: written(text) },
  feedback: null,
})
const answer = (text: string) => ({ text, percent: 100, feedback: null })
const value = (number: number) => ({ value: number, tolerance: 0, percent: 100, feedback: null })

export const essayText = 'دربارهٔ نوروز بنویسید.'
export const fileText = 'نقشه را بکشید و بفرستید.'
/** What `ordering` asks for. */
export const rightOrder = ['هخامنشیان', 'اشکانیان', 'ساسانیان']
/** What `matching` asks for. */
export const rightPairs = { بوستان: 'سعدی', شاهنامه: 'فردوسی' }
/** What `dragWords` asks for. */
export const rightWords = ['صفر', 'صد']

const halfOfFive = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'حاصل چند است؟ ' },
        { type: 'formula', attrs: { tex: '\\frac{5}{2}' } },
      ],
    },
  ],
}

/** A question of each kind, that which cannot be answered without a line last; the hotspot asks for the upper left corner of a picture of the teacher. */
export const oneOfEach = (fileId: string): readonly AskedQuestion[] => [
  {
    ...{ ...common, kind: 'single', text: written('پایتخت ایران کجاست؟'), shuffle: false },
    options: [option('o1', 'تهران', 100), option('o2', 'اصفهان', 0), option('o3', 'شیراز', 0)],
  },
  {
    ...{ ...common, kind: 'multiple', text: written('کدام‌ها عدد اول‌اند؟'), shuffle: false },
    options: [option('o1', 'دو', 50), option('o2', 'سه', 50), option('o3', 'چهار', -100)],
  },
  {
    ...{ ...common, kind: 'trueFalse', text: written('زمین به دور خورشید می‌گردد.') },
    ...{ correct: true, whenTrue: null, whenFalse: null },
  },
  {
    ...{ ...common, kind: 'shortAnswer', text: written('سرایندهٔ گلستان کیست؟') },
    ...{ answers: [answer('سعدی')], caseSensitive: false },
  },
  {
    ...{ ...common, kind: 'numeric', text: halfOfFive },
    ...{ answers: [value(2.5)], units: [], unitNeeded: false },
  },
  {
    ...{ ...common, kind: 'matching', text: written('هر کتاب را به نویسنده‌اش وصل کنید.'), shuffle: true },
    pairs: Object.entries(rightPairs).map(([left, right], at) => ({
      ...{ id: `p${at}`, left: written(left), right },
    })),
    extra: [{ id: 'x1', right: 'حافظ' }],
  },
  {
    ...{ ...common, kind: 'ordering', text: written('از کهن به نو بچینید.') },
    items: rightOrder.map((text, at) => ({ id: `i${at}`, text: written(text) })),
  },
  {
    ...{ ...common, kind: 'cloze' },
    text: written('پایتخت [[1]] است و [[2]] استان دارد؛ رود آن [[3]] است.'),
    blanks: [
      { kind: 'text', weight: 1, answers: [answer('تهران')], caseSensitive: false },
      { kind: 'number', weight: 1, answers: [value(31)] },
      { kind: 'choice', weight: 1, answers: [answer('کارون'), { ...answer('نیل'), percent: 0 }] },
    ],
  },
  {
    ...{ ...common, kind: 'dragWords', text: written('آب در [[1]] یخ می‌زند و در [[2]] می‌جوشد.') },
    words: [...rightWords, 'پنجاه'].map((text, at) => ({ id: `w${at}`, text, group: 1 })),
  },
  {
    ...{ ...common, kind: 'essay', text: written(essayText) },
    ...{ leastWords: 0, mostWords: 0, rubric: [] },
  },
  {
    ...{ ...common, kind: 'hotspot', text: written('گوشهٔ بالا و چپ تصویر را نشان دهید.') },
    ...{ fileId, alt: 'یک تصویر' },
    areas: [
      {
        ...{ id: 'h1', shape: 'rectangle', percent: 100, feedback: null },
        points: [
          { x: 0, y: 0 },
          { x: 300, y: 300 },
        ],
      },
    ],
  },
  {
    ...{ ...common, kind: 'formula', text: written('دو برابر {a} چند است؟') },
    variables: [{ name: 'a', least: 7, most: 7, decimals: 0 }],
    ...{ expression: '2 * a', tolerance: 0, units: [], unitNeeded: false },
  },
  { ...{ ...common, kind: 'file', text: written(fileText) }, mostFiles: 2, rubric: [] },
]

/** A picture of the teacher’s library. */
export const aPicture = (browser: Browser, baseURL: string): Promise<string> =>
  asDemoPerson(browser, baseURL, 'teacher', async (call) => {
    const { items } = await call<{ items: { id: string }[] }>('teacher/question/list', {
      ...{ kind: 'hotspot', state: 'ready' },
    })
    const shown = { questionId: items[0]?.id }
    return (await call<{ question: { fileId: string } }>('teacher/question/show', shown)).question.fileId
  })
