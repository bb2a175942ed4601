import { type ReactNode, useEffect, useRef, useState } from 'react'
import { kept } from '../../../api/kept.ts'
import { returnAddress } from '../../../api/own-address.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'

interface DoorFormProps {
  readonly action: string
  readonly intent: string
  /** What the next step needs of this one. */
  readonly carry?: Readonly<Record<string, string | null | undefined>>
  readonly children?: ReactNode
  readonly submit: ReactNode
  readonly pending: ReactNode
  readonly look?: ButtonProps['look']
  /** A small button beside others instead of the one action of the page. */
  readonly quiet?: boolean
}

/**
 * A plain form that a browser sends by itself: it works before, with and without JavaScript, and each step is a
 * page of its own. A password that was typed is never sent back.
 */
export function DoorForm({
  action,
  intent,
  carry = {},
  children,
  submit,
  pending,
  look,
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
      {children}
      <Button look={look} wide={!quiet} pending={sending} pendingText={pending}>
        {submit}
      </Button>
    </form>
  )
}

/**
 * The page kept before a session ended (`backUrl`), unless the address says where to go. `data-kept` lets the entry
 * of the web fill it in a page that is not alive yet.
 */
function BackUrlField({ given }: { given: string | null | undefined }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const back = returnAddress(kept.backUrl.get(), window.location.origin)
    if (field.current && back) field.current.value = back
  }, [])
  return given ? null : (
    <input ref={field} type="hidden" name="callbackUrl" data-kept="backUrl" defaultValue="" />
  )
}

/** The code of whoever sent this visitor, from the referral record; it goes with a sign-up. */
export function ReferralField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const record = kept.ref.get()
    if (field.current && record && record.expiresAt > Date.now()) field.current.value = record.code
  }, [])
  return <input ref={field} type="hidden" name="ref" data-kept="ref" defaultValue="" />
}
