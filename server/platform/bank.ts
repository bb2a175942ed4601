/** The gateways that have an adapter; a payment stores the name of the gateway that was asked. */
export type BankName = 'zarinpal' | 'sandbox'

/** A payment to open: its amount, and where the payer returns to. */
export interface PaymentAsk {
  /** Rials. */
  readonly amount: number
  /** The text that the payer reads at the bank; cut to 500 characters. */
  readonly description: string
  /** The bank adds `Authority` and `Status` to this address; both come through the browser, so they prove nothing. */
  readonly returnTo: string
  readonly orderId: string
  /** E.164, so that the bank can offer the payer's cards. */
  readonly mobile?: string
}

/**
 * The bank's answer when it is asked to confirm a payment. `paid` is success whether `again` is true (confirmed before)
 * or not.
 */
export type Verdict =
  | {
      readonly outcome: 'paid'
      readonly again: boolean
      /** The reference number of the payer's bank. */
      readonly refId: string
      /** Masked, `603799******1234`. */
      readonly cardPan: string | null
      readonly cardHash: string | null
      /** The gateway's fee, in rials. */
      readonly fee: number
    }
  /** Not paid so far; the payer may still pay. */
  | { readonly outcome: 'not-paid' }
  /** The paid amount is not the amount that we asked about. */
  | { readonly outcome: 'wrong-amount' }
  /** The bank knows no such payment of ours. */
  | { readonly outcome: 'unknown' }

export type BankState = 'verified' | 'paid' | 'in-bank' | 'failed' | 'reversed' | 'unknown'

/** Money that a payer paid and that nobody has confirmed. */
export interface Unverified {
  readonly authority: string
  readonly amount: number
  readonly at: Date
}

export interface RefundAsk {
  readonly authority: string
  /** Rials, `leastRefund` or more. */
  readonly amount: number
  readonly description: string
  /** The `refId` of the verdict, by which Zarinpal finds the payment. */
  readonly refId?: string
}

/**
 * A gateway through which people pay. Every call ends within ten seconds, a refund within twenty; it answers, or throws
 * `BankSilent` or `BankRefused`. The settings choose the adapter; commerce depends only on this interface.
 */
export interface Bank {
  readonly name: BankName
  /** The name that the payer reads. */
  readonly title: string
  /** In rials; a smaller payment cannot be opened. */
  readonly least: number
  /** In rials; a smaller amount cannot be refunded. */
  readonly leastRefund: number
  /** Opens a payment; the payer's browser goes to `redirect`. After `BankSilent` nothing exists that could be paid. */
  request(ask: PaymentAsk): Promise<{ authority: string; redirect: string }>
  /** Confirms a payment, with the amount of our own books. May be called any number of times. */
  verify(authority: string, amount: number): Promise<Verdict>
  /** Asks for the state of a payment; confirms nothing. */
  inquiry(authority: string): Promise<BankState>
  /** At most the last hundred payments. */
  unverified(): Promise<readonly Unverified[]>
  /**
   * Takes a whole payment back, within half an hour after it was paid. May be called again; `inquiry` then says the
   * result.
   */
  reverse(authority: string): Promise<'reversed' | 'refused'>
  /**
   * Refunds money. After `BankSilent` the result is unknown, and a second call may refund twice, so a person must check
   * first.
   */
  refund(ask: RefundAsk): Promise<{ refundId: string } | 'refused'>
}

/** No answer, an answer that makes no sense, or an error of the bank: the result is unknown, so ask again later. */
export class BankSilent extends Error {
  override name = 'BankSilent'
}

/** A clear no: the settings or the request are wrong. It does not say whether money was paid. */
export class BankRefused extends Error {
  override name = 'BankRefused'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
