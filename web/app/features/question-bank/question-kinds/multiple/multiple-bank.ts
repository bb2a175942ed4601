import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { choiceLines } from '../choices/choice-lines.ts'
import { freshOptions } from '../choices/fresh-options.ts'

export const multipleBank = bankKind<'multiple'>({
  kind: 'multiple',
  empty: () => ({ options: freshOptions(), shuffle: true }),
  Fields: laterPart(async () => ({ default: (await import('../choices/choice-fields.tsx')).MultipleFields })),
  lines: choiceLines,
})
