import type { SentForm } from '../../../api/form-action.ts'
import type { FormAnswer } from '../../../api/form-answer.ts'

/** What the authenticator is given; it goes from step to step in the form, so that a wrong number needs no new one. */
export interface FactorKey {
  readonly secret: string
  readonly address: string
  readonly qr: string
}

export interface FactorAnswer extends FormAnswer {
  readonly key?: FactorKey
  /** Told once, in the answer to the form that made them. */
  readonly codes?: readonly string[]
}

/** The key that the form of the second step carried. Only our own kinds of address come back into the page. */
export function keyIn(text: SentForm['text']): FactorKey | null {
  const key = { secret: text('secret'), address: text('address'), qr: text('qr') }
  const isOurs = key.address.startsWith('otpauth://totp/') && key.qr.startsWith('data:image/svg+xml;base64,')
  return key.secret && isOurs ? key : null
}
