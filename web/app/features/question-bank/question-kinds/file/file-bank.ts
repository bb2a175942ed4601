import { formatNumber } from '@arvand/persian/numbers'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { line, rubricLines } from '../../lines.ts'
import { lineWords as words } from '../../words.ts'

export const fileBank = bankKind<'file'>({
  kind: 'file',
  empty: () => ({ mostFiles: 1, rubric: [] }),
  Fields: laterPart(async () => ({ default: (await import('../written/written-fields.tsx')).FileFields })),
  lines: ({ mostFiles, rubric }) => [
    ...line('files', words.files, formatNumber(mostFiles)),
    ...rubricLines(rubric),
  ],
})
