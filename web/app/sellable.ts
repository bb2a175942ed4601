import type { Factor, ItemKind } from '@arvand/contracts/commerce'
import type { Answer } from '@arvand/contracts/endpoint'
import type { showCart } from '@arvand/contracts/home/cart'
import type { ComponentType } from 'react'
import type { LucideIcon } from './ui/icon.tsx'

type CartLine = Answer<typeof showCart>['lines'][number]
/** What stands at the start of a line is drawn of this. */
export type PicturedLine = Pick<CartLine, 'kind' | 'id' | 'href' | 'picture' | 'palette'>

/** A way on from a paid line, as a path of ours. */
export interface LineWay {
  readonly to: string
  /** «آغاز یادگیری» */
  readonly label: string
  /** It leads to the thing itself, and not to where one follows it. */
  readonly isOwn: boolean
}

/** The plug by which a feature shows a kind of thing that is sold. */
export interface SellableUi {
  readonly kind: ItemKind
  /** What stands under the title of its line in a cart: «دوره». */
  readonly note: string
  /** All of them, where a code is limited to some kinds: «دوره‌ها». */
  readonly plural: string
  readonly icon: LucideIcon
  /** At the start of a line, instead of the icon. */
  readonly Picture?: ComponentType<{ readonly line: PicturedLine }>
  /** How many of one line somebody may buy for themselves; left out: one. */
  readonly most?: number
  /** Each in a cart has an id of its own, so no page can offer to add it by its id alone. */
  readonly isMade?: true
  /** Where the buyer goes once it is paid; left out: to its page. */
  readonly opened?: (line: Pick<Factor['lines'][number], 'href'>) => LineWay | null
  /** Where the buyer of one for somebody else follows it; left out: among presents and seats. */
  readonly followed?: LineWay
}
