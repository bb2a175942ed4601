/**
 * Why a message did not go out. `outcome` decides what may follow: after `notSent` another try is safe, after
 * `unknown` (the line broke while waiting for the answer) it could be sent twice.
 * The text never holds a key, an address or what was to be sent.
 */
export class DeliveryTrouble extends Error {
  override readonly name = 'DeliveryTrouble'
  readonly outcome: 'notSent' | 'unknown'
  /** The same message would fail again: a wrong number, a template that is not there. */
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

/** Socket errors before anything could have been taken; any other break leaves the outcome open. */
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
