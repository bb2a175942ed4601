import { useState } from 'react'
import { useRoot } from '../../../shell/use-root.ts'
import { Button } from '../../../ui/button.tsx'
import { signIn } from '../authentication-client/sign-in.ts'
import { doorWords as words } from './words.ts'

/** The way in through Google, where the operator has configured it. It begins in the browser, so it needs scripts. */
export function GoogleWay({ callbackUrl }: { callbackUrl: string | null }) {
  const { settings } = useRoot()
  const [leaving, setLeaving] = useState(false)
  if (!settings?.google) return null
  const leave = async () => {
    setLeaving(true)
    await signIn('google', { callbackUrl: new URL(callbackUrl ?? '/panel', window.location.origin).href })
    setLeaving(false)
  }
  return (
    // A button that only scripts can answer does not wait for a first sign of the visitor.
    <div className="noscript:hidden" data-wake="now">
      <Button
        type="button"
        look="outline"
        wide
        pending={leaving}
        pendingText={words.goingToGoogle}
        onClick={() => void leave()}
      >
        {words.byGoogle}
      </Button>
    </div>
  )
}
