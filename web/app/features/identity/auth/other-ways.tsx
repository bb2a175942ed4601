import { ButtonLink } from '../../../ui/link.tsx'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { GoogleButton } from './google-button.tsx'
import type { Step } from './steps.ts'
import { firstAddress, withCallback } from './with-callback.ts'
import { authWords as words } from './words.ts'

/** The ways in beside the one that the page shows; the number that was typed goes along. */
export function OtherWays({ step }: { step: Step }) {
  const { at, to, callbackUrl } = step
  const byPassword = at === 'secret'
  const asked = { step: byPassword ? 'number' : 'secret' }
  return (
    <>
      <div className="flex items-center gap-4 text-14 text-muted" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        {words.or}
        <span className="h-px flex-1 bg-line" />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3">
        <ButtonLink
          variant="outline"
          wide
          to={
            to
              ? withCallback('/auth/verify', callbackUrl, asked)
              : firstAddress('/auth/sign-in', callbackUrl, !byPassword)
          }
        >
          {byPassword ? words.byCode : words.byPassword}
        </ButtonLink>
        <PasskeyButton callbackUrl={callbackUrl} />
        <GoogleButton callbackUrl={callbackUrl} />
      </div>
    </>
  )
}
