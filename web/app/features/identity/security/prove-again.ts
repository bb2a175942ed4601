import type { Ask } from '@arvand/contracts/endpoint'
import type { reauthenticate } from '@arvand/contracts/panel/security'
import type { SentForm } from '../../../api/form-action.ts'
import { refusedForm } from '../../../api/form-answer.ts'
import { actionApiOf } from '../../../api/page.ts'
import { attempt, type Refusal } from '../../../api/refusal.ts'
import { confirmWords as words } from './words.ts'

/** Which field of `ProofFields` a refusal belongs to. */
export const proofPlaces = {
  'identity.password-wrong': 'password',
  'identity.second-factor-wrong': 'code',
} as const

/** Proves again who is there by what `ProofFields` hold; says what was wrong with it. A form without them proves nothing. */
export async function proveAgain(sent: SentForm) {
  const { form, text, url } = sent
  if (!form.has('password')) return null
  const refusal = await prove(sent, { password: text('password') }, text('code'))
  return refusal ? refusedForm(url, form, refusal, proofPlaces) : null
}

/** `code` is the second factor's; empty where there is none. */
export async function prove(
  { context }: Pick<SentForm, 'context'>,
  proof: Ask<typeof reauthenticate>,
  code: string,
): Promise<Refusal | null> {
  const ask = { ...proof, ...(code ? { code } : {}) }
  const { refusal } = await attempt(actionApiOf(context).panel('reauthenticate', ask))
  return refusal ? reworded(refusal) : null
}

/** At the doors a wrong password may also be a wrong number; here the number is known. */
const reworded = (refusal: Refusal): Refusal =>
  refusal.code === 'identity.password-wrong'
    ? Object.assign(refusal, { message: words.passwordWrong })
    : refusal
