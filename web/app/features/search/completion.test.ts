import { expect, test } from 'vitest'
import { completionOf } from './completion.ts'

test.each([
  ['حاف', ['شعر حافظ: خواندن', 'تقویت حافظه'], 'ظ'],
  ['شعر حاف', ['حافظه'], 'ظه'],
  ['كتا', ['کتاب‌خوانی'], 'ب'],
  ['py', ['Python از صفر'], 'thon'],
  ['حافظ', ['شعر حافظ'], ''],
  ['ح', ['حافظ'], ''],
  ['', ['حافظ'], ''],
  ['حافظ ', ['حافظه'], ''],
  ['پای', [], ''],
  ['آموزش c', ['برنامه‌نویسی با C++\u200e'], ''],
  ['C+', ['برنامه‌نویسی با C++\u200e'], '+'],
  ['C++', ['برنامه‌نویسی با C++\u200e'], ''],
])('«%s» in %j goes on with «%s»', (typed, titles, rest) => {
  expect(completionOf(typed, titles)).toBe(rest)
})
