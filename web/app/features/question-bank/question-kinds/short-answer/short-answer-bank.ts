import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { line, number, valuedLines } from '../../lines.ts'
import { lineWords as words } from '../../words.ts'

export const shortAnswerBank = bankKind<'shortAnswer'>({
  kind: 'shortAnswer',
  empty: () => ({ answers: [{ text: '', percent: 100, feedback: null }], caseSensitive: false }),
  Fields: laterPart(() => import('./short-answer-fields.tsx')),
  lines: ({ answers, caseSensitive }) => [
    ...answers.flatMap((answer, place) =>
      valuedLines(`answer ${place}`, words.answer(number(place)), answer.text, answer),
    ),
    ...line('case', words.caseSensitive, caseSensitive ? words.matters : words.matterless),
  ],
})
