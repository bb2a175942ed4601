import type { Factor } from '@arvand/contracts/commerce'
import { parsePhone } from '@arvand/persian/mobile'
import type { CardItem } from '../../api/kept.ts'
import { keyOf } from '../cart/index.ts'

type Line = Pick<Factor['lines'][number], 'kind' | 'itemId' | 'quantity' | 'given'>

/** Of a cart, what these lines of a factor hold: the same thing, for the same person, as many of it. */
export const boughtOf = (items: readonly CardItem[], lines: readonly Line[]): CardItem[] =>
  items.filter((item) =>
    lines.some((line) => keyOf(item) === keyOfLine(line) && item.quantity === line.quantity),
  )

const keyOfLine = ({ kind, itemId, given }: Line) =>
  // Each gift card of a cart has an id of its own, whoever it is for.
  keyOf({ kind, id: itemId, options: kind === 'course' && given ? optionsOf(given) : {} })

const optionsOf = ({ kind, mobile }: NonNullable<Line['given']>) =>
  kind === 'seats' ? { seats: true } : { present: { mobile: parsePhone(mobile ?? '') } }
