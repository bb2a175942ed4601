import type { FormAnswer } from '../../../api/form-answer.ts'
import type { Refusal } from '../../../api/refusal.ts'

/** Signing in and up are one; only a forgotten password asks for a proof of its own. */
export type Purpose = 'login' | 'recover'

/** What is known of a visitor at the door between two steps; kept in a cookie (`door-cookie.ts`). */
export interface DoorState {
  readonly at: 'code' | 'factor' | 'person' | 'password'
  readonly purpose: Purpose
  /** The mobile or e-mail, as it was typed. */
  readonly to: string
  readonly callbackUrl: string | null
  readonly verificationId: string
  /** ISO instant from which a new code may be asked for. */
  readonly resendAt: string
  /** Whether the code may also come by a call. */
  readonly voice: boolean
  /** How often a code was sent. */
  readonly sends: number
  /** The ticket of a right code, or the challenge of the second factor. Never shown to the page. */
  readonly proof: string
}

export interface Wrong {
  /** A sentence for the whole form. */
  readonly error?: string | undefined
  /** A sentence per field. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** What a page of the door is shown of the state: nothing that proves anything. */
export interface Step {
  readonly at: DoorState['at'] | 'number' | 'secret'
  readonly purpose: Purpose
  readonly to: string
  readonly callbackUrl: string | null
  readonly resendAt: string
  /** A call is offered once two texts have not arrived. */
  readonly mayCall: boolean
}

/** The answer of the door's action, when something in the form was wrong. */
export interface AuthAnswer extends FormAnswer {
  /** The step whose form was wrong; the page shows it instead of its own. */
  readonly step?: Step
}

/** The first step: a mobile or an e-mail, by `secret` with the password beside it. */
export const firstStep = (given: Partial<Step>): Step => ({
  at: 'number',
  purpose: 'login',
  to: '',
  callbackUrl: null,
  resendAt: '',
  mayCall: false,
  ...given,
})

export const stepOf = (state: DoorState): Step => ({
  at: state.at,
  purpose: state.purpose,
  to: state.to,
  callbackUrl: state.callbackUrl,
  resendAt: state.resendAt,
  mayCall: state.voice && state.sends > 1,
})

/** A refusal as the form shows it: sentences at their fields, or one sentence above the form. */
export function wrongOf({ message, fields, code }: Refusal): Wrong {
  return code === 'request.invalid' ? { fields } : { error: message }
}
