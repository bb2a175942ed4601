import type { SentForm } from '../../../api/form-action.ts'
import type { FormAnswer } from '../../../api/form-answer.ts'

/**
 * The key for the authenticator. The form carries it from step to step, so that a wrong code does not need a new key.
 */
export interface FactorKey {
  readonly secret: string
  readonly address: string
  readonly qr: string
}

export interface FactorAnswer extends FormAnswer {
  readonly key?: FactorKey
  /** Shown once, in the answer to the form that made them. */
  readonly codes?: readonly string[]
}

/** The key in the form of the second step. Other kinds of address are refused, since the page draws them. */
export function keyIn(text: SentForm['text']): FactorKey | null {
  const key = { secret: text('secret'), address: text('address'), qr: text('qr') }
  const isOurs = key.address.startsWith('otpauth://totp/') && key.qr.startsWith('data:image/svg+xml;base64,')
  return key.secret && isOurs ? key : null
}
