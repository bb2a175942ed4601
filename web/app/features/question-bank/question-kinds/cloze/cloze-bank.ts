import type { ClozeBlank } from '@arvand/contracts/questions'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { number, valuedLines } from '../../lines.ts'
import { shownDecimal } from '../../read-decimal.ts'
import { fieldWords, lineWords as words } from '../../words.ts'
import { fromWritten, toWritten } from './written-cloze.ts'

export const clozeBank = bankKind<'cloze'>({
  kind: 'cloze',
  empty: () => ({ blanks: [] }),
  Fields: laterPart(() => import('./cloze-fields.tsx')),
  lines: ({ blanks }) =>
    blanks.flatMap((blank, place) =>
      textsOf(blank).flatMap(([text, answer], at) =>
        valuedLines(
          `blank ${place} ${at}`,
          `${words.blank(number(place))}، ${words.answer(number(at))}`,
          text,
          answer,
        ),
      ),
    ),
  inText: {
    toWritten: ({ text, blanks }) => toWritten(text, blanks),
    fromWritten: (written, { blanks }) => fromWritten(written, blanks),
    hint: fieldWords.clozeHint,
    samples: fieldWords.clozeSamples,
  },
})

const textsOf = (blank: ClozeBlank) =>
  blank.kind === 'number'
    ? blank.answers.map(
        (one) => [`${shownDecimal(one.value)} ± ${shownDecimal(one.tolerance)}`, one] as const,
      )
    : blank.answers.map((one) => [one.text, one] as const)
