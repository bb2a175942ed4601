import { Fingerprint } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { BackUrlField } from '../auth/auth-form.tsx'
import { passkeyWords as words } from './words.ts'

/** Sign-in by a passkey. The browser signs, and the form goes the way of every step of the door. */
export function PasskeyButton({ callbackUrl }: { callbackUrl: string | null }) {
  const form = useRef<HTMLFormElement>(null)
  const credential = useRef<HTMLInputElement>(null)
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    const { signByPasskey } = await import('./passkey-browser.ts')
    const asked = await signByPasskey().catch(() => ({ trouble: 'given-up' }) as const)
    setAsking(false)
    if (!asked) return
    if ('trouble' in asked) return showToast({ tone: 'info', text: words.troubles[asked.trouble] })
    if (credential.current) credential.current.value = asked.credential
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} method="post" action="/auth/sign-in" className="noscript:hidden">
      <input type="hidden" name="intent" value="passkey" />
      {callbackUrl ? <input type="hidden" name="callbackUrl" value={callbackUrl} /> : null}
      <BackUrlField given={callbackUrl} />
      <input ref={credential} type="hidden" name="credential" />
      <Button
        type="button"
        variant="outline"
        wide
        icon={Fingerprint}
        pending={asking}
        onClick={() => void ask()}
      >
        {words.signIn}
      </Button>
    </form>
  )
}
