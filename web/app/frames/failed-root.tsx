import { FailedContent } from '../shell/failed-page.tsx'
import { LaterPublicChrome } from './later-public-chrome.tsx'

/** The error page for a failure of the root, which leaves no frame. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <LaterPublicChrome>
      <FailedContent error={error} />
    </LaterPublicChrome>
  )
}
