import type { Factor } from '@arvand/contracts/commerce'
import { parsePhone } from '@arvand/persian/mobile'
import type { CardItem } from '../../api/client-storage.ts'
import { sellableOf } from '../../sellables.ts'
import { keyOf } from '../cart/index.ts'

type Line = Pick<Factor['lines'][number], 'kind' | 'id' | 'quantity' | 'given'>

/** The cart items that a factor's lines cover: same item, same recipient, same quantity. */
export const boughtOf = (items: readonly CardItem[], lines: readonly Line[]): CardItem[] =>
  items.filter((item) =>
    lines.some((line) => keyOf(item) === keyOfLine(line) && item.quantity === line.quantity),
  )

const keyOfLine = ({ kind, id, given }: Line) =>
  keyOf({ kind, id, options: given && !sellableOf(kind).isMade ? optionsOf(given) : {} })

const optionsOf = ({ kind, mobile }: NonNullable<Line['given']>) =>
  kind === 'seats' ? { seats: true } : { gift: { mobile: parsePhone(mobile ?? '') } }
