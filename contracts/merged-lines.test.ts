import { expect, test } from 'vitest'
import { mergedLines } from './merged-lines.ts'

const text = (...lines: string[]) => lines.join('\n')
const base = text('یک', 'دو', 'سه', 'چهار')

test.each([
  { what: 'nobody changed it', theirs: base, mine: base, joined: base },
  { what: 'one changed it', theirs: text('یک', 'دو', 'سه'), mine: base, joined: text('یک', 'دو', 'سه') },
  {
    what: 'both changed other lines',
    theirs: text('صفر', 'یک', 'دو', 'سه', 'چهار'),
    mine: text('یک', 'دو', 'سه!', 'چهار', 'پنج'),
    joined: text('صفر', 'یک', 'دو', 'سه!', 'چهار', 'پنج'),
  },
  {
    what: 'both changed the same line',
    theirs: text('یک', 'دو الف', 'سه', 'چهار'),
    mine: text('یک', 'دو ب', 'سه', 'چهار'),
    joined: text('یک', 'دو الف', 'دو ب', 'سه', 'چهار'),
  },
  {
    what: 'both wrote at the end',
    theirs: text(base, 'پنج'),
    mine: text(base, 'شش'),
    joined: text(base, 'پنج', 'شش'),
  },
  {
    what: 'one took away what the other left',
    theirs: text('یک', 'چهار'),
    mine: text(base, 'پنج'),
    joined: text('یک', 'چهار', 'پنج'),
  },
  {
    what: 'both wrote the same',
    theirs: text(base, 'پنج'),
    mine: text(base, 'پنج'),
    joined: text(base, 'پنج'),
  },
])('$what', ({ theirs, mine, joined }) => {
  expect(mergedLines(base, theirs, mine)).toBe(joined)
})

test('two who begin an empty text both stay', () => {
  expect(mergedLines('', 'از علی', 'از سارا')).toBe(text('از علی', 'از سارا'))
})

test('texts of very many lines are not compared, and nothing of them is lost', () => {
  const many = (line: string) => Array.from({ length: 2_000 }, () => line).join('\n')
  const joined = mergedLines(many('الف'), many('ب'), many('پ'))
  expect(joined.split('\n')).toHaveLength(4_000)
})
