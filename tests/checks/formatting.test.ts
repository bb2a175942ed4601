import { expect, test } from 'vitest'
import { formatting } from '../../tools/checks/formatting.ts'
import { findingsOf } from './findings.ts'

test.each([
  "const shown = count.toLocaleString('fa-IR')",
  'const shown = at.toLocaleDateString()',
  "const numerals = new Intl.NumberFormat('fa-IR')",
  "const day = Intl.DateTimeFormat('fa-IR').format(at)",
  "import { jalaliOf } from '@arvand/persian/jalali'",
  "import { toPersianDigits } from '@arvand/persian/digits'",
])('%s is told', async (code) => {
  const files = {
    'server/modules/live/a.ts': code,
    'web/app/features/live/a.tsx': code,
    'contracts/a.ts': code,
  }
  expect(await findingsOf(formatting, files)).toHaveLength(3)
})

test('what goes through the locale may stand, and what has a reason', async () => {
  const files = {
    'web/app/a.ts':
      "import { formatDay } from '@arvand/persian/format-date'\nconst words = new Intl.Segmenter('fa')",
    'server/a.ts':
      "// not of the locale: numbers of factors are counted by the Jalali year\nimport { jalaliOf } from '@arvand/persian/jalali'",
    'server/a.test.ts': "import { toPersianDigits } from '@arvand/persian/digits'",
    'persian/jalali.ts': "new Intl.NumberFormat('fa-IR')",
  }
  expect(await findingsOf(formatting, files)).toEqual([])
})
