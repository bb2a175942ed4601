import { expect, test } from 'vitest'
import { readPost } from './read-post.ts'

const words = (text: string) => ({ kind: 'words', text })

test('paragraphs keep their lines', () => {
  expect(readPost('یک\nدو\n\nسه')).toEqual([
    { kind: 'paragraph', lines: [[words('یک')], [words('دو')]] },
    { kind: 'paragraph', lines: [[words('سه')]] },
  ])
})

test('code in a line and in fences is left as it is', () => {
  expect(
    readPost('تابع `x < 1 && y` را ببینید:\n```js\nif (a) {\n  https://b.example\n}\n```\nتمام'),
  ).toEqual([
    {
      kind: 'paragraph',
      lines: [[words('تابع '), { kind: 'code', text: 'x < 1 && y' }, words(' را ببینید:')]],
    },
    { kind: 'code', text: 'if (a) {\n  https://b.example\n}' },
    { kind: 'paragraph', lines: [[words('تمام')]] },
  ])
})

test('a fence that is not closed is code to its end', () => {
  expect(readPost('```\nx = 1')).toEqual([{ kind: 'code', text: 'x = 1' }])
})

test('an address is a link without the full stop behind it; nothing else is', () => {
  expect(readPost('(https://example.com/a?b=1). javascript:alert(1) <b>')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          words('('),
          { kind: 'link', text: 'https://example.com/a?b=1' },
          words('). javascript:alert(1) <b>'),
        ],
      ],
    },
  ])
  expect(readPost('https://')).toEqual([{ kind: 'paragraph', lines: [[words('https://')]] }])
})

test('formulas are read everywhere, sums in dollars are not; hashtags and handles only in the feed', () => {
  const runs = (text: string, feed = false) => {
    const [block] = readPost(text, { feed })
    return block?.kind === 'paragraph' ? block.lines.flat().map(({ kind }) => kind) : []
  }
  expect(runs('حد $x^2$ و $$y$$ را ببین')).toEqual(['words', 'formula', 'words', 'formula', 'words'])
  expect(runs('از 5$ تا 6$ است')).toEqual(['words'])
  expect(runs('`$x$` کد است')).toEqual(['code', 'words'])
  expect(runs('سلام @sara-k #ریاضی')).toEqual(['words'])
  expect(runs('سلام @sara-k #ریاضی', true)).toEqual(['words', 'mention', 'words', 'tag'])
  expect(runs('https://example.com/#top و a@example.com', true)).toEqual(['link', 'words'])
})
