import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { number, unitsLine, valuedLines } from '../../lines.ts'
import { shownDecimal } from '../../read-decimal.ts'
import { lineWords as words } from '../../words.ts'

export const numericBank = bankKind<'numeric'>({
  kind: 'numeric',
  empty: () => ({ answers: [], units: [], unitNeeded: false }),
  Fields: laterPart(() => import('./numeric-fields.tsx')),
  lines: ({ answers, units }) => [
    ...answers.flatMap((answer, place) =>
      valuedLines(
        `answer ${place}`,
        words.answer(number(place)),
        `${shownDecimal(answer.value)} ± ${shownDecimal(answer.tolerance)}`,
        answer,
      ),
    ),
    ...unitsLine(units),
  ],
})
