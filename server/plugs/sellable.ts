import type { ItemKind } from '@arvand/contracts/commerce'
import type { Picture } from '@arvand/contracts/courses'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db, Tx } from '#platform/database'

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
  /** Whether value-added tax is laid on it. */
  readonly taxed: boolean
  /** It is money itself: no gift card pays for it, and only an off code that names its kind takes something off. */
  readonly isMoney?: true
}

/** An item that is asked about, with its options where it stands in a cart or a factor. */
export interface Wanted {
  readonly id: string
  readonly options?: object | undefined
}

/** A line of a factor, as far as its seller sees it. */
export interface SoldLine {
  readonly id: string
  readonly factor_id: string
  readonly item_id: string
  readonly quantity: number
  /** Of one. */
  readonly price: number
  readonly total: number
  readonly options: object
}

/** What a thing that is sold holds in the ledger under its own id, e.g. a gift card. */
export interface OwnAccount {
  readonly kind: 'gift-card'
  readonly ownerId: string
}

/** Rials put on such an account, or taken off. */
export interface OwnEntry {
  readonly account: OwnAccount
  readonly amount: number
}

/** What a paid line gives to one person. */
export interface Grant {
  readonly entitlementId: string
  readonly line: SoldLine
  readonly personId: string
  /** Bought for oneself, given by somebody, or a seat of an organisation. */
  readonly by: 'purchase' | 'present' | 'seat'
  readonly now: Date
}

/**
 * The plug by which a module sells a kind of item. Whatever takes a transaction runs inside the payer's: it writes the
 * module's own rows only, sorted by item, and leaves nothing behind when that fails (docs/decisions/0150).
 */
export interface Sellable {
  readonly kind: ItemKind
  /** Whether it may be bought for somebody else, who takes it by a link. */
  readonly givable: boolean
  /** Whether an organisation may buy seats of it. */
  readonly seats: boolean
  /** Several at once for oneself; left out: one. */
  readonly several?: true
  /** Its grant locks rows that come after wallets elsewhere, so the payer's accounts are locked before it. */
  readonly grantsBehindWallet?: true
  /** What `whyNotBuy` says to somebody who would gain nothing even by a present, since they have it. */
  readonly ownedCodes?: readonly ErrorCode[]
  /** The items that exist, by id; unknown ones are missing. One question for all. */
  quote(db: Db, items: readonly Wanted[]): Promise<ReadonlyMap<string, Quote>>
  /** Why this person may not buy it for themselves; null: they may. One question for all. */
  whyNotBuy(db: Db, personId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ErrorCode>>
  /**
   * Keeps `quantity` places for each line of a buyer, or says why it cannot; then the caller frees those lines or gives
   * up the transaction. What is kept stays until it is granted or released. Only here may rows be locked that several
   * buyers share. Left out: there is no end of places.
   */
  reserve?(tx: Tx, buyerId: string, lines: readonly SoldLine[]): Promise<ErrorCode | null>
  /** Frees so many kept places of each line; of a line that has fewer, those. */
  release?(tx: Tx, lines: readonly Pick<SoldLine, 'id' | 'quantity'>[]): Promise<void>
  /**
   * Gives each person what was kept for its line; never refuses. The entries it returns (what is put on a bought gift
   * card) are taken out of the platform's part.
   */
  grant(tx: Tx, grants: readonly Grant[]): Promise<readonly OwnEntry[]>
  /** Takes grants back and frees their places; its entries are laid to the platform's part. */
  revoke(tx: Tx, grants: readonly Grant[]): Promise<readonly OwnEntry[]>
  /** What follows a grant, by a job after its commit: figures, pages, notices. May come twice. */
  granted?(grants: readonly Grant[]): Promise<void>
  /** The same after grants were taken back. */
  revoked?(grants: readonly Grant[]): Promise<void>
  /** Why the money of a line cannot go back, whoever asks. */
  whyNotRevoke?(db: Db, buyerId: string, line: SoldLine): Promise<ErrorCode | null>
  /** Locks the rows that revoking these lines will change; gives the accounts of the ledger that it moves. */
  lockToRevoke?(tx: Tx, lines: readonly SoldLine[]): Promise<readonly OwnAccount[]>
  /** How much of it the person has used, in percent; it bounds refunds. */
  usedPercent(db: Db, personId: string, id: string): Promise<number>
  /** Whether the person has used anything that plus had opened to them, since then; left out: plus opens nothing here. */
  usedWithPlus?(db: Db, personId: string, since: Date): Promise<boolean>
}

export type Sellables = readonly Sellable[]
