import { expect, test } from 'vitest'
import { skeletonOf, skeletonsOf, vowelsApart } from './finglish.ts'

test.each([
  ['python', 'پایتون'],
  ['phyton', 'پایتون'],
  ['proje', 'پروژه'],
  ['yad', 'یاد'],
  ['hafez', 'حافظ'],
  ['riazi', 'ریاضی'],
  ['khayyam', 'خیام'],
  ['xayyam', 'خیام'],
  ['shahname', 'شاهنامه'],
  ['shahnameh', 'شاهنامه'],
  ['mosallasat', 'مثلثات'],
  ['oghlidosi', 'اقلیدسی'],
  ['hesabdari', 'حسابداری'],
  ['moshtagh', 'مشتق'],
])('“%s” may be «%s»', (latin, persian) => {
  expect(skeletonsOf(latin)).toContain(skeletonOf(persian))
})

test('the vowels tell words of the same consonants apart', () => {
  expect(vowelsApart('saadi', 'سعدی')).toBeLessThan(vowelsApart('saadi', 'ساده'))
  expect(vowelsApart('riazi', 'ریاضی')).toBeLessThan(vowelsApart('riazi', 'روز'))
})

test('what is no word in Latin letters has no skeleton', () => {
  expect(skeletonsOf('حافظ')).toEqual([])
  expect(skeletonsOf('c3')).toEqual([])
})
