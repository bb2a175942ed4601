import type { Question } from '@arvand/contracts/questions'
import { essayRubric } from './essay.ts'
import { written } from './written.ts'

/** The bank of the demo's teacher: school mathematics, each kind of question at least once. */

export interface DemoQuestion {
  readonly category: string
  readonly tags: readonly string[]
  readonly question: Question
  /** It has no version yet. */
  readonly isDraft?: true
}

/** Titles from the top down; a category stands below the last one before it that is less deep. */
export const categories: readonly { readonly title: string; readonly depth: number }[] = [
  { title: 'حسابان', depth: 0 },
  { title: 'تابع', depth: 1 },
  { title: 'مثلثات', depth: 1 },
  { title: 'مشتق', depth: 1 },
  { title: 'قاعده‌های مشتق', depth: 2 },
  { title: 'هندسه', depth: 0 },
  { title: 'آمار و احتمال', depth: 0 },
]

const common = { soundId: null, hints: [] as string[], feedback: null, points: 100 }

const option = (id: string, line: string, percent: number, why?: string) => ({
  id,
  text: written(line),
  percent,
  feedback: why === undefined ? null : written(why),
})

const right = (text: string) => ({ text, percent: 100, feedback: null })
const wrong = (text: string) => ({ text, percent: 0, feedback: null })

/** The picture of the hotspot; its id is known once it is stored. */
export const parabola = { name: 'سهمی.png', file: 'parabola.png' } as const

const onPaper: readonly DemoQuestion[] = [
  {
    category: 'قاعده‌های مشتق',
    tags: ['مفهومی', 'قاعدهٔ ضرب'],
    question: {
      ...common,
      kind: 'single',
      text: written('مشتق تابع $f(x) = x^2 \\sin x$ در نقطهٔ $x = \\pi$ کدام است؟'),
      hints: ['تابع حاصل‌ضرب دو تابع است؛ قاعدهٔ ضرب را بنویسید.', 'سینوس π صفر و کسینوس آن منفی یک است.'],
      options: [
        option('a', '$-\\pi^2$', 100, 'درست است: $2\\pi\\sin\\pi$ صفر می‌شود و $\\cos\\pi$ برابر $-1$ است.'),
        option('b', '$\\pi^2$', 0, 'علامت $\\cos\\pi$ را دوباره ببینید.'),
        option('c', '$-2\\pi$', 0, 'از هر دو جدا مشتق گرفته‌اید؛ قاعدهٔ ضرب دو جمله دارد.'),
        option('d', '$2\\pi$', 0, 'علامت و جملهٔ دوم قاعدهٔ ضرب جا مانده است.'),
      ],
      shuffle: true,
    },
  },
  {
    category: 'قاعده‌های مشتق',
    tags: ['محاسبه‌ای'],
    question: {
      ...common,
      kind: 'single',
      text: written("اگر $f(x) = \\sqrt{3x + 1}$ باشد، $f'(1)$ کدام است؟"),
      options: [
        option('a', '$\\frac{3}{4}$', 100),
        option('b', '$\\frac{1}{4}$', 0, 'مشتق عبارت زیر رادیکال، یعنی ۳، در صورت جا مانده است.'),
        option('c', '$\\frac{3}{2}$', 0, 'در مخرج، ۲ ضرب در رادیکال ۴ می‌آید.'),
        option('d', '$3$', 0),
      ],
      shuffle: true,
    },
  },
  {
    category: 'مشتق',
    tags: ['مفهومی', 'دشوار'],
    question: {
      ...common,
      kind: 'multiple',
      points: 200,
      text: written('تابع $f(x) = |x - 2|$ در کدام نقطه‌ها مشتق‌پذیر است؟'),
      options: [
        option('a', '$x = 0$', 50),
        option('b', '$x = 3$', 50),
        option('c', '$x = 2$', -100, 'در $x = 2$ مشتق چپ $-1$ و مشتق راست $1$ است.'),
      ],
      shuffle: false,
    },
  },
  {
    category: 'مشتق',
    tags: ['مفهومی'],
    question: {
      ...common,
      kind: 'trueFalse',
      text: written('اگر تابعی در یک نقطه پیوسته باشد، در همان نقطه مشتق‌پذیر است.'),
      correct: false,
      whenTrue: written('تابع $|x|$ در صفر پیوسته است، ولی مشتق ندارد.'),
      whenFalse: null,
    },
  },
  {
    category: 'مشتق',
    tags: ['کاربرد'],
    question: {
      ...common,
      kind: 'numeric',
      text: written(
        'سنگی با معادلهٔ $h(t) = 20t - 5t^2$ (متر و ثانیه) بالا می‌رود. بیشترین ارتفاع آن چند متر است؟',
      ),
      hints: ['در بیشترین ارتفاع سرعت صفر است.'],
      answers: [{ value: 20, tolerance: 0, percent: 100, feedback: null }],
      units: [
        { name: 'متر', factor: 1 },
        { name: 'm', factor: 1 },
        { name: 'cm', factor: 0.01 },
      ],
      unitNeeded: false,
    },
  },
  {
    category: 'مشتق',
    tags: ['محاسبه‌ای'],
    question: {
      ...common,
      kind: 'formula',
      text: written('شیب خط مماس بر نمودار $y = {a}x^2 + {b}x$ در نقطه‌ای به طول $x = {c}$ چند است؟'),
      variables: [
        { name: 'a', least: 2, most: 6, decimals: 0 },
        { name: 'b', least: 1, most: 9, decimals: 0 },
        { name: 'c', least: 1, most: 5, decimals: 0 },
      ],
      expression: '2 * a * c + b',
      tolerance: 0,
      units: [],
      unitNeeded: false,
    },
  },
  {
    category: 'تابع',
    tags: ['واژه‌ها'],
    question: {
      ...common,
      kind: 'shortAnswer',
      text: written('تابعی که هر مقدار برد را فقط یک بار می‌گیرد چه نام دارد؟'),
      answers: [
        right('یک به یک'),
        right('تابع یک به یک'),
        {
          text: '*وارون*',
          percent: 50,
          feedback: written('تابع یک‌به‌یک وارون‌پذیر است؛ نام آن خواسته شده بود.'),
        },
      ],
      caseSensitive: false,
    },
  },
  {
    category: 'تابع',
    tags: ['مفهومی'],
    question: {
      ...common,
      kind: 'matching',
      points: 150,
      text: written('هر تابع را به دامنه‌اش وصل کنید.'),
      pairs: [
        { id: 'a', left: written('$\\sqrt{x}$'), right: 'عددهای نامنفی' },
        { id: 'b', left: written('$\\frac{1}{x}$'), right: 'همهٔ عددها جز صفر' },
        { id: 'c', left: written('$\\log x$'), right: 'عددهای مثبت' },
        { id: 'd', left: written('$x^3$'), right: 'همهٔ عددهای حقیقی' },
      ],
      extra: [{ id: 'e', right: 'عددهای بزرگ‌تر از یک' }],
      shuffle: true,
    },
  },
  {
    category: 'مثلثات',
    tags: ['محاسبه‌ای'],
    question: {
      ...common,
      kind: 'cloze',
      points: 150,
      text: written(
        'در مثلث قائم‌الزاویه با ضلع‌های ۳، ۴ و ۵، سینوس کوچک‌ترین زاویه [[1]] و نام بزرگ‌ترین ضلع [[2]] است؛ مجموع دو زاویهٔ تند [[3]] درجه می‌شود.',
      ),
      blanks: [
        {
          kind: 'number',
          answers: [{ value: 0.6, tolerance: 0.005, percent: 100, feedback: null }],
          weight: 1,
        },
        { kind: 'text', answers: [right('وتر')], caseSensitive: false, weight: 1 },
        { kind: 'choice', answers: [right('۹۰'), wrong('۱۸۰'), wrong('۴۵')], weight: 1 },
      ],
    },
  },
  {
    category: 'مثلثات',
    tags: ['مفهومی'],
    question: {
      ...common,
      kind: 'ordering',
      text: written('از کوچک به بزرگ بچینید.'),
      items: [
        '$\\sin 0^\\circ$',
        '$\\sin 30^\\circ$',
        '$\\sin 45^\\circ$',
        '$\\sin 60^\\circ$',
        '$\\sin 90^\\circ$',
      ].map((line, at) => ({ id: `i${at}`, text: written(line) })),
    },
  },
  {
    category: 'هندسه',
    tags: ['واژه‌ها'],
    question: {
      ...common,
      kind: 'dragWords',
      text: written(
        'نیمسازهای مثلث در مرکز دایرهٔ [[1]] و عمودمنصف‌ها در مرکز دایرهٔ [[2]] به هم می‌رسند؛ میانه‌ها در [[3]].',
      ),
      words: ['محاطی', 'محیطی', 'مرکز ثقل', 'پای ارتفاع'].map((text, at) => ({
        id: `w${at}`,
        text,
        group: 1,
      })),
    },
  },
  {
    category: 'هندسه',
    tags: ['اثبات', 'دشوار'],
    question: {
      ...common,
      kind: 'essay',
      points: 400,
      text: written('ثابت کنید مجموع زاویه‌های درونی هر مثلث $180^\\circ$ است. هر گام را با دلیل بنویسید.'),
      leastWords: 30,
      mostWords: 400,
      rubric: essayRubric,
    },
  },
  {
    category: 'هندسه',
    tags: ['رسم'],
    question: {
      ...common,
      kind: 'file',
      points: 300,
      text: written('عمودمنصف یک پاره‌خط را با پرگار و خط‌کش رسم کنید و عکس آن را بفرستید.'),
      mostFiles: 2,
      rubric: [],
    },
  },
  {
    category: 'آمار و احتمال',
    tags: ['محاسبه‌ای'],
    question: {
      ...common,
      kind: 'single',
      text: written('دو تاس را با هم می‌ریزیم. احتمال اینکه مجموع ۷ شود چقدر است؟'),
      options: [
        option('a', '$\\frac{1}{6}$', 100, 'شش حالت از ۳۶ حالت مجموع ۷ دارند.'),
        option('b', '$\\frac{7}{36}$', 0, 'حالت‌ها را بشمارید: (۱٬۶) تا (۶٬۱) شش تاست.'),
        option('c', '$\\frac{1}{12}$', 0, 'جای دو تاس مهم است؛ (۱٬۶) و (۶٬۱) دو حالت‌اند.'),
        option('d', '$\\frac{1}{7}$', 0),
      ],
      shuffle: true,
    },
  },
  {
    category: 'آمار و احتمال',
    tags: ['محاسبه‌ای'],
    question: {
      ...common,
      kind: 'numeric',
      text: written('میانگین عددهای ۱۲، ۱۵، ۱۸ و ۲۰ چند است؟'),
      answers: [{ value: 16.25, tolerance: 0, percent: 100, feedback: null }],
      units: [],
      unitNeeded: false,
    },
  },
  {
    category: 'آمار و احتمال',
    tags: [],
    isDraft: true,
    question: {
      ...common,
      kind: 'single',
      text: written('در کدام داده‌ها میانه از میانگین بزرگ‌تر است؟'),
      options: [option('a', '۱، ۹، ۱۰', 0), option('b', '', 0)],
      shuffle: true,
    },
  },
]

const onPicture = (pictureId: string): DemoQuestion => ({
  category: 'تابع',
  tags: ['نمودار'],
  question: {
    ...common,
    kind: 'hotspot',
    text: written('رأس سهمی را روی نمودار نشان دهید.'),
    fileId: pictureId,
    alt: 'نمودار یک سهمی رو به بالا با محورهای x و y',
    areas: [
      {
        id: 'a',
        shape: 'circle',
        points: [
          { x: 625, y: 741 },
          { x: 660, y: 741 },
        ],
        percent: 100,
        feedback: null,
      },
    ],
  },
})

/** The last changed first. */
export const questions = (pictureId: string): readonly DemoQuestion[] => [...onPaper, onPicture(pictureId)]
