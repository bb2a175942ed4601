import { emptyText, plainText } from '@arvand/contracts/rich-text-walk'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { line, number } from '../../lines.ts'
import { lineWords as words } from '../../words.ts'

export const matchingBank = bankKind<'matching'>({
  kind: 'matching',
  empty: () => ({
    pairs: ['p1', 'p2', 'p3'].map((id) => ({ id, left: emptyText, right: '' })),
    extra: [],
    shuffle: true,
  }),
  Fields: laterPart(() => import('./matching-fields.tsx')),
  lines: ({ pairs, extra, shuffle }) => [
    ...pairs.flatMap(({ id, left, right }, place) =>
      line(`pair ${id}`, words.pair(number(place)), [plainText(left), right].filter(Boolean).join(' ← ')),
    ),
    ...extra.flatMap(({ id, right }, place) => line(`extra ${id}`, words.extra(number(place)), right)),
    ...line('shuffle', words.shuffle, shuffle ? words.shuffled : words.fixed),
  ],
})
