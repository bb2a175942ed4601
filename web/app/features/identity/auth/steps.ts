import type { FormAnswer } from '../../../api/form-answer.ts'
import type { Refusal } from '../../../api/refusal.ts'

export type Purpose = 'login' | 'register' | 'recover'
export const purposes: readonly Purpose[] = ['login', 'register', 'recover']

interface Wrong {
  /** A sentence for the whole form. */
  readonly error?: string | undefined
  /** A sentence per field. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** The step that an auth page shows next; its action returns it. */
export type Step = Wrong & { readonly callbackUrl: string | null } & (
    | { readonly at: 'begin'; readonly to: string }
    | {
        readonly at: 'code'
        readonly purpose: Purpose
        readonly to: string
        readonly verificationId: string
        /** ISO instant from which a new code may be asked for. */
        readonly resendAt: string
      }
    | { readonly at: 'factor'; readonly challenge: string }
    | { readonly at: 'person'; readonly ticket: string; readonly name: string }
    | { readonly at: 'password'; readonly ticket: string }
    | { readonly at: 'no-account' | 'taken'; readonly ticket: string }
  )

/** The answer of an auth page's action. */
export interface AuthAnswer extends FormAnswer {
  readonly step?: Step
}

/** The step to show now, none at first. For an unknown form, the first step with its error. */
export const stepOf = (answer: AuthAnswer | undefined): Step | undefined =>
  answer && (answer.step ?? { at: 'begin', to: '', callbackUrl: null, error: answer.error })

/** A refusal as the form shows it: sentences at their fields, or one sentence above the form. */
export function wrongOf({ message, fields, code }: Refusal): Wrong {
  return code === 'request.invalid' ? { fields } : { error: message }
}
