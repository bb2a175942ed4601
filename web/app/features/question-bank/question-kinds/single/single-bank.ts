import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { choiceLines } from '../choices/choice-lines.ts'
import { freshOptions } from '../choices/fresh-options.ts'

export const singleBank = bankKind<'single'>({
  kind: 'single',
  empty: () => ({ options: freshOptions(), shuffle: true }),
  Fields: laterPart(async () => ({ default: (await import('../choices/choice-fields.tsx')).SingleFields })),
  lines: choiceLines,
})
