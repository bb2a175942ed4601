import type { Factor, ItemKind } from '@arvand/contracts/commerce'
import type { Answer } from '@arvand/contracts/endpoint'
import type { showCart } from '@arvand/contracts/home/cart'
import type { ComponentType } from 'react'
import type { LucideIcon } from './ui/icon.tsx'

type CartLine = Answer<typeof showCart>['lines'][number]
/** The part of a cart line from which its picture is drawn. */
export type PicturedLine = Pick<CartLine, 'kind' | 'id' | 'href' | 'picture' | 'palette'>

/** A link from a paid line, to a path of ours. */
export interface LineLink {
  readonly to: string
  /** «شروع یادگیری» */
  readonly label: string
}

/** The plug by which a feature shows a kind of thing that is sold. */
export interface SellableUi {
  readonly kind: ItemKind
  /** The word under the title of its cart line: «دوره». */
  readonly note: string
  /** The plural, used where an off code is limited to some kinds: «دوره‌ها». */
  readonly plural: string
  readonly icon: LucideIcon
  /** Drawn at the start of a line, instead of the icon. */
  readonly Picture?: ComponentType<{ readonly line: PicturedLine }>
  /** The greatest quantity of one line that somebody may buy for themselves; one when left out. */
  readonly most?: number
  /** Each cart line makes an id of its own, so no page can offer to add the thing by its id alone. */
  readonly isMade?: true
  /** It can stand on a person's wish list. */
  readonly canBeWished?: true
  /** The buyer's link after payment; when left out, the link leads to the thing's page. */
  readonly opened?: (line: Pick<Factor['lines'][number], 'id' | 'href'>) => LineLink | null
  /**
   * The buyer's link after buying for somebody else; when left out, it leads to the page of gift purchases or of seats.
   */
  readonly followed?: LineLink
}
