import { type FormAnswer, formText } from '../../../api/form-answer.ts'

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
export function keyIn(form: FormData): FactorKey | null {
  const key = {
    secret: formText(form, 'secret'),
    address: formText(form, 'address'),
    qr: formText(form, 'qr'),
  }
  const isOurs = key.address.startsWith('otpauth://totp/') && key.qr.startsWith('data:image/svg+xml;base64,')
  return key.secret && isOurs ? key : null
}
