/**
 * Why a message was not sent. After `notSent` another try is safe; after `unknown` (the connection broke while waiting
 * for the answer) a second try could send it twice. The text never contains a key, an address or the message.
 */
export class DeliveryTrouble extends Error {
  override readonly name = 'DeliveryTrouble'
  readonly outcome: 'notSent' | 'unknown'
  /** The same message would always fail: a wrong number, a missing template. */
  readonly final: boolean

  constructor(
    reason: string,
    { outcome, final = false }: { outcome: 'notSent' | 'unknown'; final?: boolean },
  ) {
    super(reason)
    this.outcome = outcome
    this.final = final
  }
}

/** Some socket errors come before anything could be sent; after any other break the outcome is unknown. */
export function outcomeOfBreak(error: unknown): 'notSent' | 'unknown' {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  const name = String(cause?.code ?? code ?? '')
  return beforeSending.has(name) ? 'notSent' : 'unknown'
}

const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
