import { FailedContent } from '../shell/failed-page.tsx'
import { PublicChrome } from './public-frame.tsx'

/** The error page for a failure of the root, which leaves no frame. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <PublicChrome>
      <FailedContent error={error} />
    </PublicChrome>
  )
}
