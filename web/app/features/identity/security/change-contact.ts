import { changeEmail, changeMobile } from '@arvand/contracts/panel/security'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { checkCode, type SentCode, sendCode } from './send-code.ts'

export type Contact = 'mobile' | 'email'

// A code is used up even when the change is refused: the form starts again, with the error at the number.
const changes = {
  mobile: (ticket: string) =>
    submitTo(changeMobile, {
      with: () => ({ ticket }),
      places: { 'identity.mobile-taken': 'mobile' },
      done: () => redirect('/panel/security?done=mobile'),
    }),
  email: (ticket: string) =>
    submitTo(changeEmail, {
      with: () => ({ ticket }),
      places: { 'identity.email-taken': 'email' },
      done: () => redirect('/panel/security?done=email'),
    }),
}

/** The steps of a new mobile or e-mail: a code is sent to it; the code's ticket then proves that the person owns it. */
export const changeContact = (contact: Contact) =>
  formAction<SentCode>({
    send: sendCode,
    check: (sent) => checkCode(sent, (ticket) => changes[contact](ticket)(sent)),
  })
