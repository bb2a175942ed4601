import type { ItemKind } from '@arvand/contracts/commerce'
import type { Picture } from '@arvand/contracts/courses'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db } from '#platform/database'

/** An item as it is sold at this moment. Prices are rials. */
export interface Quote {
  readonly id: string
  readonly title: string
  /** Its page, as a path. */
  readonly href: string | null
  readonly picture: Picture
  readonly palette: string | null
  readonly price: number
  /** What it costs without a lasting reduction; `price` or more. */
  readonly listPrice: number
  /** Who earns of it, with the percent of the sellers' part (100 together at most); the rest is the platform's. */
  readonly sellers: readonly { readonly personId: string; readonly percent: number }[]
  /** Whether plus takes its percent off. */
  readonly plusDiscount: boolean
  /** Whether value-added tax is laid on it; a gift card is money, not a sale. */
  readonly taxed: boolean
}

/**
 * The plug by which a module sells a kind of item. What is opened by a payment and closed by a refund it learns from
 * the jobs `factorPaid(kind)` and `factorRefunded(kind)`, which commerce leaves in the same transaction.
 */
export interface Sells {
  readonly kind: ItemKind
  /** The items that exist, by id; unknown ones are missing. One question for all. */
  quote(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Quote>>
  /** Why this person may not buy it for themselves; null: they may. One question for all. */
  whyNotBuy(db: Db, personId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ErrorCode>>
  /** How much of it the person has used, in percent; it bounds refunds. */
  usedPercent(db: Db, personId: string, id: string): Promise<number>
  /** Whether the person has used anything that plus had opened to them, since then; left out: plus opens nothing here. */
  usedWithPlus?(db: Db, personId: string, since: Date): Promise<boolean>
}
