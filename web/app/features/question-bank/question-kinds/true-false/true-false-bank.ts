import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { line, richLine } from '../../lines.ts'
import { fieldWords, lineWords as words } from '../../words.ts'

export const trueFalseBank = bankKind<'trueFalse'>({
  kind: 'trueFalse',
  empty: () => ({ correct: null, whenTrue: null, whenFalse: null }),
  Fields: laterPart(() => import('./true-false-fields.tsx')),
  lines: ({ correct, whenTrue, whenFalse }) => [
    ...line('key', words.key, correct === null ? '' : correct ? fieldWords.right : fieldWords.wrong),
    ...richLine('whenTrue', fieldWords.whenTrue, whenTrue),
    ...richLine('whenFalse', fieldWords.whenFalse, whenFalse),
  ],
})
