import { useState } from 'react'
import { savedBackUrl } from '../../../api/back-url.ts'
import { meetCatalogue } from '../../../api/error-catalogue.ts'
import { storedReferral } from '../../../shell/fill-stored.ts'
import { useRoot } from '../../../shell/use-root.ts'
import { Button } from '../../../ui/button.tsx'
import { signIn } from '../authentication-client/sign-in.ts'
import { authWords as words } from './words.ts'

/** Sign-in with Google, where the operator configured it. The browser starts it, so it needs JavaScript. */
export function GoogleButton({ callbackUrl }: { callbackUrl: string | null }) {
  return useRoot().settings?.google ? <ConfiguredButton callbackUrl={callbackUrl} /> : null
}

function ConfiguredButton({ callbackUrl }: { callbackUrl: string | null }) {
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const { origin } = window.location
    const back = callbackUrl ?? savedBackUrl() ?? '/panel'
    const refused = await signIn('google', {
      callbackUrl: new URL(back, origin).href,
      ref: storedReferral() ?? undefined,
    })
    setLeaving(false)
    if (refused) meetCatalogue(refused)
  }
  return (
    // This button does nothing without JavaScript, so the page hydrates at once.
    <div className="noscript:hidden" data-hydrate="now">
      <Button type="button" variant="outline" wide pending={leaving} onClick={() => void leave()}>
        {words.byGoogle}
      </Button>
    </div>
  )
}
