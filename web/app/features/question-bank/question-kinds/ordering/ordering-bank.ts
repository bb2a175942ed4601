import { emptyText } from '@arvand/contracts/rich-text-walk'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { number, richLine } from '../../lines.ts'
import { lineWords as words } from '../../words.ts'

export const orderingBank = bankKind<'ordering'>({
  kind: 'ordering',
  empty: () => ({ items: ['i1', 'i2', 'i3'].map((id) => ({ id, text: emptyText })) }),
  Fields: laterPart(() => import('./ordering-fields.tsx')),
  // By place, because the order is the key.
  lines: ({ items }) =>
    items.flatMap(({ text }, place) => richLine(`item ${place}`, words.item(number(place)), text)),
})
