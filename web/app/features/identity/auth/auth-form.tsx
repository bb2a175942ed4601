import type { Endpoint } from '@arvand/contracts/endpoint'
import { type ReactNode, useState } from 'react'
import { formFields } from '../../../api/form-fields.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { FormContext } from '../../../ui/form-state.ts'

interface DoorFormProps {
  readonly action: string
  readonly intent: string
  /** Where the door sends it: its inputs get their limits of it. */
  readonly to?: Endpoint
  /** A sentence per field. */
  readonly wrong?: Readonly<Record<string, string>> | undefined
  /** What the next step needs of this one. */
  readonly carry?: Readonly<Record<string, string | null | undefined>>
  readonly children?: ReactNode
  readonly submit: ReactNode
  readonly variant?: ButtonProps['variant']
  /** A small button beside others instead of the one action of the page. */
  readonly quiet?: boolean
}

/**
 * A plain form that a browser sends by itself: it works before, with and without JavaScript, and each step is a
 * page of its own. A password that was typed is never sent back.
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

/** The page kept before a session ended (`backUrl`), unless the address says where to go; `fill-stored.ts` fills it. */
const BackUrlField = ({ given }: { given: string | null | undefined }) =>
  given ? null : <input type="hidden" name="callbackUrl" data-stored="backUrl" />

/** The code of whoever sent this visitor, from the referral record; it goes with a sign-up. */
export const ReferralField = () => <input type="hidden" name="ref" data-stored="ref" />
