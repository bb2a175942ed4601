import type { Answer } from '@arvand/contracts/endpoint'
import { returnFromBank } from '@arvand/contracts/home/payments'
import { showPayment } from '@arvand/contracts/panel/factors'
import type { Caller } from '../../api/client.ts'
import { attempt } from '../../api/refusal.ts'

export type Shown = Answer<typeof showPayment>

/** The state that the return page shows. */
export type Outcome =
  | 'paid'
  | 'toppedUp'
  | 'verifying'
  | 'notYet'
  | 'failed'
  | 'inWallet'
  | 'reversed'
  | 'unknown'

export interface Back {
  readonly outcome: Outcome
  /** For the payment's owner; null for anybody else who opens the page. */
  readonly shown: Shown | null
}

/**
 * Sends the authority to the server, which asks the bank; the status in the address is never trusted. Everybody who
 * opens the page sees the state, only the owner sees what was paid for.
 */
export async function comeBack(call: Caller, params: URLSearchParams, isSigned: boolean): Promise<Back> {
  const [authority, status] = [params.get('Authority') ?? '', params.get('Status') ?? '']
  const ask = { authority, ...(status && status.length <= 20 ? { status } : {}) }
  const { answer, refusal } = await attempt(call(returnFromBank, ask))
  // When the server cannot answer now, the payment is not shown as lost.
  if (refusal) return { outcome: refusal.status >= 500 ? 'verifying' : 'unknown', shown: null }
  const own = isSigned ? await attempt(call(showPayment, { paymentId: answer.paymentId })) : null
  const shown = own?.answer ?? null
  return { outcome: outcomeOf(shown?.payment.state ?? answer.state, answer.factorId, shown), shown }
}

function outcomeOf(state: Shown['payment']['state'], factorId: string | null, shown: Shown | null): Outcome {
  switch (state) {
    case 'settled':
      if (factorId === null) return 'toppedUp'
      return shown?.inWallet ? 'inWallet' : 'paid'
    case 'reversed':
      return 'reversed'
    case 'failed':
      return 'failed'
    case 'verifying':
      return 'verifying'
    case 'created':
    case 'atGateway':
      return 'notYet'
  }
}
