import type { Question } from '@arvand/contracts/questions'
import { isTrue, numberOf, oneOf, shortly } from '../question-of.ts'

/** Questions for practice alone, in place of those of the exams that a person marks. */

export const morePython: readonly Question[] = [
  oneOf(
    'خروجی `len({1, 2, 2, 3})` چیست؟',
    '`3`',
    ['`4`', '`2`', 'خطا'],
    'مجموعه هر عضو را یک بار نگه می‌دارد.',
  ),
]

export const moreEnglish: readonly Question[] = [
  oneOf(
    'Could you tell me where ___?',
    'the station is',
    ['is the station', 'does the station', 'the station does'],
    'در پرسش غیرمستقیم فعل بعد از فاعل می‌آید.',
  ),
  shortly('گذشتهٔ سادهٔ فعل «buy» چیست؟', ['bought'], 'buy فعل بی‌قاعده است: buy, bought, bought.'),
]

export const moreTrigonometry: readonly Question[] = [
  numberOf(
    'مقدار $\\sin^2 40^\\circ + \\cos^2 40^\\circ$ چند است؟',
    1,
    'این اتحاد برای هر زاویه برقرار است.',
  ),
  isTrue(
    'احتمال رخ دادن دو پیشامد ناسازگار با هم صفر است.',
    true,
    'دو پیشامد ناسازگار هیچ نتیجهٔ مشترکی ندارند.',
  ),
]
