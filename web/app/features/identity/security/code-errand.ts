import { data } from 'react-router'
import type { Api } from '../../../api/endpoints.ts'
import { type FormAnswer, formText, refusedForm } from '../../../api/form-answer.ts'
import { attempt } from '../../../api/refusal.ts'

/** A code on its way: what the form of the next step carries. */
export interface Sent {
  readonly to: string
  readonly verificationId: string
  /** ISO instant from which a new code may be asked for. */
  readonly resendAt: string
}

/** What a step with a code answers: the code is on its way, or what was wrong. */
export interface SentCode extends FormAnswer {
  readonly sent?: Sent
}

export interface CodeErrand {
  readonly api: Api
  readonly url: URL
  readonly form: FormData
}

/** Sends a code for a change to the number or mailbox `to` of the form; by a call when the intent says so. Without `contact` an @ tells. */
export async function sendCode({ api, url, form }: CodeErrand, contact = kindOf(form)) {
  const [to, intent] = [formText(form, 'to').trim(), formText(form, 'intent')]
  const by = intent === 'call' ? 'call' : 'text'
  const recipient = contact === 'email' ? { email: to } : { mobile: to, by: by as 'call' | 'text' }
  const { answer, refusal } = await attempt(api.panel('verify/send', { ...recipient, purpose: 'change' }))
  if (answer) {
    const sent = { to, verificationId: answer.verificationId, resendAt: answer.resendAt }
    return data<SentCode>({ intent, sent })
  }
  const fields = renamed(refusal.fields)
  const refused = refusedForm(url, form, Object.assign(refusal, { fields }))
  // A resend that was refused leaves the code that is on its way in force.
  const held = refusal.status === 429 ? sentIn(form) : null
  return held ? data<SentCode>({ ...refused.data, intent: 'check', sent: held }, refused.init ?? {}) : refused
}

const kindOf = (form: FormData): 'mobile' | 'email' =>
  formText(form, 'to').includes('@') ? 'email' : 'mobile'

/** Exchanges the code of the form for a ticket, or says what was wrong with it. */
export async function checkCode({ api, url, form }: CodeErrand) {
  const ask = { verificationId: formText(form, 'verificationId'), code: formText(form, 'code') }
  const { answer, refusal } = await attempt(api.panel('verify/check', ask))
  if (answer) return { ticket: answer.ticket }
  const refused = refusedForm(url, form, refusal, { 'identity.code-wrong': 'code' })
  const sent = sentIn(form)
  return { answer: data<SentCode>({ ...refused.data, ...(sent ? { sent } : {}) }, refused.init ?? {}) }
}

function sentIn(form: FormData): Sent | null {
  const verificationId = formText(form, 'verificationId')
  if (!verificationId) return null
  return { verificationId, to: formText(form, 'to'), resendAt: formText(form, 'resendAt') }
}

/** The contract speaks of a mobile or an e-mail, the form has one field for it. */
const renamed = ({ mobile, email, ...rest }: Readonly<Record<string, string>>): Record<string, string> => {
  const sentence = mobile ?? email
  return sentence ? { ...rest, to: sentence } : rest
}
