import { checkVerification, sendVerification } from '@arvand/contracts/panel/identity'
import { data } from 'react-router'
import { type ActionAnswer, type SentForm, submitTo } from '../../../api/form-action.ts'
import type { FormAnswer } from '../../../api/form-answer.ts'

/** A code that was sent; the form of the next step carries these fields. */
export interface Sent {
  /** A mobile or an e-mail. */
  readonly to: string
  readonly verificationId: string
  /** ISO instant from which a new code may be asked for. */
  readonly resendAt: string
}

/** The answer of a step with a code: the sent code, or the errors. */
export interface SentCode extends FormAnswer {
  readonly sent?: Sent
}

const recipientIn = ({ form, text }: SentForm) =>
  form.has('email') ? { email: text('email').trim() } : { mobile: text('mobile').trim() }

const addressIn = (sent: SentForm): string => Object.values(recipientIn(sent)).join('')

const send = submitTo(sendVerification, {
  // An empty mobile or e-mail is sent too, so that the server refuses it at its field.
  with: (sent) => ({ ...recipientIn(sent), purpose: 'change' as const }),
  done: ({ verificationId, resendAt }, _, sent) => ({
    sent: { to: addressIn(sent), verificationId, resendAt },
  }),
})

/** Sends a code for a change of the mobile or e-mail in the form. */
export async function sendCode(sent: SentForm): Promise<ActionAnswer<SentCode>> {
  const answer = await send(sent)
  if (answer instanceof Response || answer.init?.status !== 429) return answer
  // A refused resend leaves the code that was sent before valid.
  return beside(sent, answer)
}

const check = submitTo(checkVerification, {
  places: { 'identity.code-wrong': 'code' },
  done: ({ ticket }) => ({ ticket }),
})

/** Exchanges the form's code for a ticket and passes it to `goOn`, or returns the errors of the code. */
export async function checkCode<Told extends SentCode>(
  sent: SentForm,
  goOn: (ticket: string) => Promise<ActionAnswer<Told>>,
): Promise<ActionAnswer<Told> | ActionAnswer<SentCode>> {
  const answer = await check(sent)
  if (answer instanceof Response) return answer
  const { ticket } = answer.data
  return ticket ? goOn(ticket) : beside(sent, answer)
}

/** The answer together with the code that was sent before, if there is one. */
function beside(sent: SentForm, { data: told, init }: Exclude<ActionAnswer<SentCode>, Response>) {
  const [verificationId, resendAt] = [sent.text('verificationId'), sent.text('resendAt')]
  const on = verificationId ? { sent: { to: addressIn(sent), verificationId, resendAt } } : {}
  return data<SentCode>({ ...told, ...on }, init ?? {})
}
