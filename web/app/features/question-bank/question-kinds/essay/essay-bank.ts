import { formatNumber } from '@arvand/persian/numbers'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { line, rubricLines } from '../../lines.ts'
import { lineWords as words } from '../../words.ts'

export const essayBank = bankKind<'essay'>({
  kind: 'essay',
  empty: () => ({ leastWords: 0, mostWords: 0, rubric: [] }),
  Fields: laterPart(async () => ({ default: (await import('../written/written-fields.tsx')).EssayFields })),
  lines: ({ leastWords, mostWords, rubric }) => [
    ...line('words', words.words, words.between(formatNumber(leastWords), formatNumber(mostWords))),
    ...rubricLines(rubric),
  ],
})
