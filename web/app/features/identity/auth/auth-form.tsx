import type { Endpoint } from '@arvand/contracts/endpoint'
import { type ReactNode, useState } from 'react'
import { formFields } from '../../../api/form-fields.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { FormContext } from '../../../ui/form-state.ts'

interface DoorFormProps {
  readonly action: string
  readonly intent: string
  /** The endpoint that takes the form: its inputs get their limits from it. */
  readonly to?: Endpoint
  /** A sentence per field. */
  readonly wrong?: Readonly<Record<string, string>> | undefined
  /** Hidden fields that the next step needs. */
  readonly carry?: Readonly<Record<string, string | null | undefined>>
  readonly children?: ReactNode
  readonly submit: ReactNode
  readonly variant?: ButtonProps['variant']
  /** A small button, for forms beside the main one. */
  readonly quiet?: boolean
}

/**
 * A plain form that the browser sends itself: it works without JavaScript and before the page hydrates, and each step
 * is a page of its own. A typed password is never sent back to the page.
 */
export function AuthForm({
  action,
  intent,
  to,
  wrong = {},
  carry = {},
  children,
  submit,
  variant,
  quiet,
}: DoorFormProps) {
  const [sending, setSending] = useState(false)
  return (
    <form method="post" action={action} className="grid gap-5" onSubmit={() => setSending(true)} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(carry).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <BackUrlField given={carry.callbackUrl} />
      <FormContext value={{ fields: to ? formFields(to) : {}, errors: wrong, typed: {} }}>
        {children}
      </FormContext>
      <Button variant={variant} wide={!quiet} pending={sending}>
        {submit}
      </Button>
    </form>
  )
}

/** The page stored when a session ended (`backUrl`), unless the address names one; `fill-stored.ts` fills the field. */
export const BackUrlField = ({ given }: { given: string | null | undefined }) =>
  given ? null : <input type="hidden" name="callbackUrl" data-stored="backUrl" />

/** The referral code stored in this browser; it is sent with the sign-up. */
export const ReferralField = () => <input type="hidden" name="ref" data-stored="ref" />
