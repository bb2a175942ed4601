import type { HotspotArea } from '@arvand/contracts/questions'
import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { line, number, valuedLines } from '../../lines.ts'
import { shownDecimal } from '../../read-decimal.ts'
import { fieldWords, lineWords as words } from '../../words.ts'

export const hotspotBank = bankKind<'hotspot'>({
  kind: 'hotspot',
  empty: () => ({ fileId: null, alt: '', areas: [] }),
  Fields: laterPart(() => import('./hotspot-fields.tsx')),
  lines: ({ fileId, alt, areas }) => [
    // The end of the id tells two pictures apart.
    ...line('picture', words.picture, fileId?.slice(-6) ?? ''),
    ...line('alt', words.alt, alt),
    ...areas.flatMap((area, place) =>
      valuedLines(`area ${area.id}`, words.area(number(place)), areaInWords(area), area),
    ),
  ],
})

const areaInWords = ({ shape, points }: HotspotArea): string =>
  [
    fieldWords.shapes[shape],
    ...points.map(({ x, y }) => `(${shownDecimal(Math.round(x))}، ${shownDecimal(Math.round(y))})`),
  ].join(' ')
