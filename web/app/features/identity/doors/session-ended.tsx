import { useEffect } from 'react'
import { keepBackUrl } from '../../../api/back-url.ts'
import { kept } from '../../../api/kept.ts'
import { sentenceFor } from '../../../api/sentences.ts'
import { sessionEndedOnLeaving } from '../../../api/typed-text.ts'
import { Alert } from '../../../ui/alert.tsx'

/** Meets an ended session where no page stood yet: the warning, the token gone, and the address kept to come back to. */
export function SessionEnded({ callbackUrl }: { callbackUrl: string | null }) {
  useEffect(() => {
    kept.token.remove()
    if (callbackUrl) keepBackUrl(callbackUrl, window.location.origin)
    sessionEndedOnLeaving()
  }, [callbackUrl])
  return (
    <div data-wake="now">
      <Alert tone="warning">{sentenceFor(401)}</Alert>
    </div>
  )
}
