import { logout } from '@arvand/contracts/panel/identity'
import { type FormEvent, useState } from 'react'
import { redirect } from 'react-router'
import { formAction } from '../../../api/form-action.ts'
import { actionCallerOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { returnAddress } from '../../../api/same-origin-address.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { signOut } from '../authentication-client/sign-out.ts'
import type { Route } from './+types/sign-out'
import { AuthFrame } from './auth-frame.tsx'
import { authWords as words } from './words.ts'

export const handle = { hydrate: 'now' } satisfies Handle

/** The authentication client's sign-out page (specification, point 2). */
export function loader({ url, context }: Route.LoaderArgs) {
  const callbackUrl = returnAddress(url.searchParams.get('callbackUrl'), url.origin) ?? '/'
  if (!serverContext(context).visitor) throw redirect(callbackUrl)
  return { callbackUrl }
}

/** Used without JavaScript; with it, `signOut` runs in the browser and notifies the other tabs too. */
export const action = formAction({
  signOut: async ({ context, text, url }) => {
    await attempt(actionCallerOf(context)(logout, {}))
    return redirect(returnAddress(text('callbackUrl'), url.origin) ?? '/')
  },
})

export const meta = () => [{ title: titled(words.signOutTitle) }, { name: 'robots', content: 'noindex' }]

export default function SignOut({ loaderData: { callbackUrl } }: Route.ComponentProps) {
  const [leaving, setLeaving] = useState(false)
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    setLeaving(true)
    const left = await signOut({ callbackUrl: new URL(callbackUrl, window.location.origin).href })
    setLeaving(false)
    if (!left) showToast({ tone: 'danger', text: words.notSignedOut })
  }
  return (
    <AuthFrame title={words.signOutTitle} lead={words.signOutLead}>
      <form method="post" onSubmit={(event) => void leave(event)}>
        <input type="hidden" name="intent" value="signOut" />
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <Button wide variant="danger" pending={leaving}>
          {words.signOut}
        </Button>
      </form>
      <ButtonLink variant="outline" wide to="/panel">
        {words.stay}
      </ButtonLink>
    </AuthFrame>
  )
}
