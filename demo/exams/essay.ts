import { demoId } from '../ids.ts'

const idOf = (name: string) => demoId(`essay ${name}`, new Date(0))

const criterion = (title: string, levels: readonly (readonly [title: string, points: number])[]) => ({
  id: idOf(title),
  title,
  levels: levels.map(([of, points]) => ({ id: idOf(`${title} ${of}`), title: of, points })),
})

/** By what the essay of the bank is marked. */
export const essayRubric = [
  criterion('درستی استدلال', [
    ['اثباتی در کار نیست', 0],
    ['راه درست است، ولی ناتمام مانده', 4],
    ['کامل و درست', 8],
  ]),
  criterion('دلیل هر گام', [
    ['گام‌ها دلیل ندارند', 0],
    ['بعضی گام‌ها دلیل دارند', 3],
    ['هر گام دلیل خودش را دارد', 6],
  ]),
  criterion('نگارش', [
    ['نامرتب و ناخوانا', 0],
    ['روشن و مرتب', 2],
  ]),
]

export type Grade = 'strong' | 'middling' | 'weak'

/** What was written, and how the teacher marks it: the chosen level of each criterion by its place, and a comment. */
export const essays: Readonly<
  Record<Grade, { readonly text: string; readonly levels: readonly number[]; readonly comment: string }>
> = {
  strong: {
    text: [
      'مثلث ABC را در نظر می‌گیریم و از رأس A خطی موازی ضلع BC رسم می‌کنیم. چنین خطی طبق اصل توازی یکتاست.',
      'این خط با دو ضلع AB و AC دو زاویه می‌سازد. چون خط موازی BC است و AB مورب آن‌هاست، یکی از این زاویه‌ها با زاویهٔ B برابر است، و به همین دلیل برای مورب AC دیگری با زاویهٔ C.',
      'سه زاویهٔ کنار هم در رأس A روی یک خط راست‌اند، پس جمعشان ۱۸۰ درجه است. بنابراین A + B + C = 180.',
    ].join('\n\n'),
    levels: [2, 2, 1],
    comment: 'کامل و مرتب. آفرین که یکتا بودن خط موازی را هم گفته‌اید.',
  },
  middling: {
    text: 'از رأس بالا خطی موازی قاعده می‌کشیم. زاویه‌های دو طرف رأس با زاویه‌های قاعده برابرند و سه زاویه روی خط راست قرار می‌گیرند، پس مجموع زاویه‌های مثلث ۱۸۰ درجه می‌شود و حکم ثابت است.',
    levels: [1, 1, 1],
    comment: 'راه درست است. بنویسید چرا زاویه‌ها برابرند: دو خط موازی و مورب.',
  },
  weak: {
    text: 'چند مثلث کشیدم و زاویه‌هایشان را با نقاله اندازه گرفتم. هر بار جمعشان ۱۸۰ شد، پس همیشه ۱۸۰ درجه است.',
    levels: [0, 0, 1],
    comment: 'اندازه گرفتن چند مثلث اثبات نیست؛ از خط موازی با قاعده کمک بگیرید و دوباره فکر کنید.',
  },
}
