import type { ItemKind } from '@arvand/contracts/commerce'
import type { Picture } from '@arvand/contracts/courses'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Db, Tx } from '#platform/database'

/** An item as it is sold at this moment. Prices are rials. */
export interface Quote {
  readonly id: string
  readonly title: string
  /** The path of the item's page. */
  readonly href: string | null
  readonly picture: Picture
  readonly palette: string | null
  readonly price: number
  /** The price without a reduction that has no end; `price` or more. */
  readonly listPrice: number
  /**
   * Who earns from it, each with a percentage of the sellers' part (at most 100 together); the rest is the platform's.
   */
  readonly sellers: readonly { readonly personId: string; readonly percent: number }[]
  /** Whether the percentage off for plus subscribers applies. */
  readonly plusDiscount: boolean
  /** Whether value-added tax is added to its price. */
  readonly taxed: boolean
  /**
   * The item is money itself (a gift card): no gift card pays for it, and only an off code that names its kind reduces
   * its price.
   */
  readonly isMoney?: true
}

/** An item to be quoted, with its options where it is in a cart or a factor. */
export interface Wanted {
  readonly id: string
  readonly options?: object | undefined
}

/** A line of a factor, with the columns that its seller needs. */
export interface SoldLine {
  readonly id: string
  readonly factor_id: string
  readonly item_id: string
  readonly quantity: number
  /** The price of one piece. */
  readonly price: number
  readonly total: number
  readonly options: object
}

/** An account in the ledger that belongs to the sold thing itself, under its own id, e.g. a gift card. */
export interface ItemAccount {
  readonly kind: 'gift-card'
  readonly ownerId: string
}

/** Rials added to such an account, or taken from it. */
export interface ItemEntry {
  readonly account: ItemAccount
  readonly amount: number
}

/** A paid line with the one person who gets it. */
export interface Grant {
  readonly entitlementId: string
  readonly line: SoldLine
  readonly personId: string
  /** Bought for oneself, got as a gift, or a seat of an organisation. */
  readonly by: 'purchase' | 'gift' | 'seat'
  readonly now: Date
}

/**
 * The plug by which a module sells a kind of item. Every function that takes a transaction runs inside the payer's
 * transaction: it writes the module's own rows only, sorted by item, and leaves nothing behind when that transaction
 * fails (docs/decisions/0150).
 */
export interface Sellable {
  readonly kind: ItemKind
  /** What it is called where things of several kinds stand together, e.g. in an export: «دوره». */
  readonly title: string
  /** Whether it may be bought for somebody else, who takes it by a link. */
  readonly givable: boolean
  /** Whether an organisation may buy seats of it. */
  readonly seats: boolean
  /** A person may buy several at once for themselves; left out: one. */
  readonly several?: true
  /**
   * `grant` locks rows that other transactions lock after a wallet, so the payer's accounts are locked before `grant`
   * runs.
   */
  readonly grantsBehindWallet?: true
  /**
   * Codes of `whyNotBuy` which mean that the person already has the item, so that even a gift would give them nothing.
   */
  readonly ownedCodes?: readonly ErrorCode[]
  /** The items that exist, by id; unknown ones are missing. One query for all. */
  quote(db: Db, items: readonly Wanted[]): Promise<ReadonlyMap<string, Quote>>
  /** Why this person may not buy it for themselves; null: they may. One query for all. */
  whyNotBuy(db: Db, personId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ErrorCode>>
  /**
   * Reserves `quantity` places for each line of a buyer, or says why it cannot; then the caller releases those lines or
   * gives up the transaction. Places stay reserved until they are granted or released. Only this function may lock rows
   * that several buyers share. Left out: the number of places is unlimited.
   */
  reserve?(tx: Tx, buyerId: string, lines: readonly SoldLine[]): Promise<ErrorCode | null>
  /**
   * Frees this many reserved places of each line; when a line has fewer, it frees those. A refund calls it after the
   * ledger is locked, so like `revoke` it may lock only rows of these lines.
   */
  release?(tx: Tx, lines: readonly Pick<SoldLine, 'id' | 'quantity'>[]): Promise<void>
  /**
   * Gives each person what was reserved for the line; never refuses. The entries it returns (the value put on a bought
   * gift card) are subtracted from the platform's part.
   */
  grant(tx: Tx, grants: readonly Grant[]): Promise<readonly ItemEntry[]>
  /** Takes grants back and frees their places; the entries it returns are added to the platform's part. */
  revoke(tx: Tx, grants: readonly Grant[]): Promise<readonly ItemEntry[]>
  /**
   * What follows a grant, in a job after the commit: figures, cached pages, notices. May run twice for the same grants.
   */
  granted?(grants: readonly Grant[]): Promise<void>
  /** The same after grants were taken back. */
  revoked?(grants: readonly Grant[]): Promise<void>
  /** Why the money of a line cannot be refunded, whoever asks. */
  whyNotRevoke?(db: Db, buyerId: string, line: SoldLine): Promise<ErrorCode | null>
  /** Locks the rows that revoking these lines will change, and returns the ledger accounts that it will book on. */
  lockToRevoke?(tx: Tx, lines: readonly SoldLine[]): Promise<readonly ItemAccount[]>
  /**
   * When what these lines bought takes place, by line: the end of a webinar, the opening of an exam. Left out, or missing:
   * at once. Until then its sellers' earnings are held, and its buyer may ask for the money back unless too much is used;
   * the days after the purchase hold where they are longer. One query for all.
   */
  takesPlaceAt?(
    db: Db,
    lines: readonly Pick<SoldLine, 'id' | 'item_id'>[],
  ): Promise<ReadonlyMap<string, Date>>
  /** How much of the item the person has used, in percent; this limits refunds. */
  usedPercent(db: Db, personId: string, id: string): Promise<number>
  /**
   * Whether the person has used, since this instant, anything that plus opened to them; left out: plus opens nothing of
   * this kind.
   */
  usedWithPlus?(db: Db, personId: string, since: Date): Promise<boolean>
}

export type Sellables = readonly Sellable[]
