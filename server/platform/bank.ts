/** The gateways that there are adapters for; a payment keeps the name of the one that was asked. */
export type BankName = 'zarinpal' | 'sandbox'

/** What is to be paid, and where the payer comes back to. */
export interface PaymentAsk {
  /** Rials. */
  readonly amount: number
  /** What the payer reads at the bank; cut to 500 characters. */
  readonly description: string
  /** The bank adds `Authority` and `Status` to it; what comes back by it proves nothing. */
  readonly returnTo: string
  readonly orderId: string
  /** E.164, so that the bank can offer the payer's cards. */
  readonly mobile?: string
}

/**
 * What the bank says of a payment when it is asked to confirm it. Both kinds of paid are success; `again` is the second
 * time.
 */
export type Verdict =
  | {
      readonly outcome: 'paid'
      readonly again: boolean
      /** What the payer's bank calls it. */
      readonly refId: string
      /** Masked, `603799******1234`. */
      readonly cardPan: string | null
      readonly cardHash: string | null
      /** Rials that the gateway keeps. */
      readonly fee: number
    }
  /** Not paid so far; it may still be. */
  | { readonly outcome: 'not-paid' }
  /** Something else was paid than the amount that we ask about. */
  | { readonly outcome: 'wrong-amount' }
  /** The bank knows no such payment of ours. */
  | { readonly outcome: 'unknown' }

export type BankState = 'verified' | 'paid' | 'in-bank' | 'failed' | 'reversed' | 'unknown'

/** Money that somebody paid and nobody has confirmed. */
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
  /** The `refId` of the verdict; Zarinpal finds the payment by it. */
  readonly refId?: string
}

/**
 * A gateway that people pay through. Every call ends within ten seconds, a refund within twenty; it answers, or throws
 * `BankSilent` or `BankRefused`. Which adapter stands behind it is a matter of settings; commerce knows none.
 */
export interface Bank {
  readonly name: BankName
  /** As the payer reads it. */
  readonly title: string
  /** Rials; less cannot be asked for. */
  readonly least: number
  /** Rials; less cannot be given back. */
  readonly leastRefund: number
  /** Opens a payment; the payer's browser goes to `redirect`. Silence leaves nothing behind that could be paid. */
  request(ask: PaymentAsk): Promise<{ authority: string; redirect: string }>
  /** Confirms a payment, with the amount of our own books. May be asked any number of times. */
  verify(authority: string, amount: number): Promise<Verdict>
  /** Where a payment stands. Confirms nothing. */
  inquiry(authority: string): Promise<BankState>
  /** The last hundred at most. */
  unverified(): Promise<readonly Unverified[]>
  /** Takes a whole payment back, within half an hour. May be asked again: `inquiry` says what became of it. */
  reverse(authority: string): Promise<'reversed' | 'refused'>
  /** Gives money back. Silence is doubt: asked again it may give back twice, so a person must look. */
  refund(ask: RefundAsk): Promise<{ refundId: string } | 'refused'>
}

/** No answer, one without sense, or the bank's own failure: nobody knows, ask again later. */
export class BankSilent extends Error {
  override name = 'BankSilent'
}

/** A clear no: the settings or what was asked are wrong. Of money that was paid it says nothing. */
export class BankRefused extends Error {
  override name = 'BankRefused'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
