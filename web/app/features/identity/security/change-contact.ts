import { redirect } from 'react-router'
import { formText, refusedForm } from '../../../api/form-answer.ts'
import { attempt } from '../../../api/refusal.ts'
import { type CodeErrand, checkCode, sendCode } from './code-errand.ts'
import { proveFirst } from './proof.ts'

export type Contact = 'mobile' | 'email'

/** The steps of a new mobile or e-mail: a code is sent to it, then it is changed with the proof of owning it. */
export async function changeContact(errand: CodeErrand, contact: Contact) {
  const { api, url, form } = errand
  if (formText(form, 'intent') !== 'check') return sendCode(errand, contact)
  const checked = await checkCode(errand)
  if ('answer' in checked) return checked.answer
  const { ticket } = checked
  const path = contact === 'mobile' ? 'mobile/change' : 'email/change'
  const { refusal } = await attempt(api.panel(path, { ticket }))
  if (!refusal) return redirect(`/panel/security?done=${contact}`)
  if (refusal.code === 'identity.reauthentication-wrong') return proveFirst(url)
  // The code has served: back to the beginning, with the sentence at the number.
  return refusedForm(url, form, refusal, {
    'identity.mobile-taken': 'to',
    'identity.email-taken': 'to',
  })
}
