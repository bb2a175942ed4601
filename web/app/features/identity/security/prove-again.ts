import type { Ask } from '@arvand/contracts/endpoint'
import { reauthenticate } from '@arvand/contracts/panel/security'
import type { SentForm } from '../../../api/form-action.ts'
import { refusedForm } from '../../../api/form-answer.ts'
import { actionCallerOf } from '../../../api/page.ts'
import { attempt, type Refusal } from '../../../api/refusal.ts'
import { confirmWords as words } from './confirm-words.ts'

/** The field of `ProofFields` that each refusal belongs to. */
export const proofPlaces = {
  'identity.password-wrong': 'password',
  'identity.second-factor-wrong': 'code',
} as const

/**
 * Reauthenticates with the values of `ProofFields`; returns the errors. Does nothing for a form without these fields.
 */
export async function proveAgain(sent: SentForm) {
  const { form, text, url } = sent
  if (!form.has('password')) return null
  const refusal = await prove(sent, { password: text('password') }, text('code'))
  return refusal ? refusedForm(url, form, refusal, proofPlaces) : null
}

/** `code` is the second factor's; empty when there is none. */
export async function prove(
  { context }: Pick<SentForm, 'context'>,
  proof: Ask<typeof reauthenticate>,
  code: string,
): Promise<Refusal | null> {
  const ask = { ...proof, ...(code ? { code } : {}) }
  const { refusal } = await attempt(actionCallerOf(context)(reauthenticate, ask))
  return refusal ? reworded(refusal) : null
}

/** On the auth pages the sentence says that number or password may be wrong; here the number is known to be right. */
const reworded = (refusal: Refusal): Refusal =>
  refusal.code === 'identity.password-wrong'
    ? Object.assign(refusal, { message: words.passwordWrong })
    : refusal
