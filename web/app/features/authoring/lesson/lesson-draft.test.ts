import { toLatinDigits } from '@arvand/persian/digits'
import { expect, test } from 'vitest'
import { chapterLines, linesOfText, readChapters, textOfLines } from './lesson-draft.ts'

test('chapters are lines of a time and a name, in any digits', () => {
  const { chapters, wrong } = readChapters('۲:۳۰ قضیهٔ ۱\n0:00 شروع\n1:02:03 - پایان', toLatinDigits)
  expect(wrong).toBeNull()
  expect(chapters).toEqual([
    { at: 0, title: 'شروع' },
    { at: 150, title: 'قضیهٔ ۱' },
    { at: 3723, title: 'پایان' },
  ])
  expect(chapterLines(chapters)).toBe('۰۰:۰۰:۰۰ شروع\n۰۰:۰۲:۳۰ قضیهٔ ۱\n۰۱:۰۲:۰۳ پایان')
  expect(readChapters('بی‌زمان', toLatinDigits).wrong).toBe('بی‌زمان')
  expect(readChapters('2:75 زیاد', toLatinDigits).wrong).toBe('2:75 زیاد')
})

test('plain lines are paragraphs, and back', () => {
  expect(linesOfText(textOfLines('یک\n\nدو'))).toBe('یک\nدو')
})
