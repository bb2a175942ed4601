import { expect, test } from 'vitest'
import { markedParts, markedPlaces, textAround } from './marked-parts.ts'

const marked = (text: string, wish: string) =>
  markedParts(text, wish)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['کتاب خوب', 'كتاب', '[کتاب] خوب'],
  ['او می‌رود و می‌آید', 'مي رود', 'او [می‌رود] و می‌آید'],
  ['سال ۱۴۰۵ و 1405', '١٤٠٥', 'سال [۱۴۰۵] و [1405]'],
  ['کِتابِ من', 'کتاب', '[کِتابِ] من'],
  ['Git  و GIT', 'git', '[Git]  و [GIT]'],
  ['چند   جای خالی', 'چند جای', '[چند   جای] خالی'],
  ['هیچ', 'چیز', 'هیچ'],
  ['هرچه', ' ‌ ', 'هرچه'],
])('«%s» searched for «%s»', (text, wish, shown) => {
  expect(marked(text, wish)).toBe(shown)
  expect(
    markedParts(text, wish)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('a long text begins a little before what was found', () => {
  const long = `${'پیش از آن '.repeat(30)}میانگین وزنی و پس از آن`
  const shown = textAround(long, 'ميانگين')
  expect(shown.startsWith('… ')).toBe(true)
  expect(shown.indexOf('میانگین')).toBeLessThan(70)
  expect(textAround('میانگین وزنی', 'وزنی')).toBe('میانگین وزنی')
})

test.each([
  ['گیت: حافظهٔ پروژه', ['حافظ'], [[5, 9]]],
  [
    'یاد گرفتنِ یاد گرفتن',
    ['یاد', 'گرفتن'],
    [
      [0, 3],
      [4, 10],
      [11, 14],
      [15, 20],
    ],
  ],
  ['برنامه‌نویسی', ['نویسی'], [[7, 12]]],
  ['پایتون', ['تون'], [[3, 6]]],
  ['پایتون', ['گیت'], []],
])('in «%s» %j stand at %j', (text, words, places) => {
  expect(markedPlaces(text, words as string[])).toEqual(places)
})

test('a mark that keeps the signs of a name at their side is marked with the name', () => {
  const text = 'سرویس با \u200e.NET و C++\u200e خوب'
  const places = markedPlaces(text, ['.net', 'c++'])
  expect(places.map(([start, end]) => text.slice(start, end))).toEqual(['\u200e.NET', 'C++\u200e'])
  expect(markedParts(text, '.net')).toContainEqual({ text: '\u200e.NET', marked: true })
})
