import { FailedContent } from '../shell/failed-page.tsx'
import { PublicChrome } from './public-frame.tsx'

/** Where even the frame is missing: the root failed. */
export function FailedPage({ error }: { error: unknown }) {
  return (
    <PublicChrome>
      <FailedContent error={error} />
    </PublicChrome>
  )
}
