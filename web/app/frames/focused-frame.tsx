import { type MetaFunction, Outlet } from 'react-router'
import { FailedContent } from '../shell/failed-page.tsx'
import { failureMeta } from '../shell/failure.ts'
import { signedInOnly } from '../shell/guards.ts'

export const middleware = [signedInOnly]

export const meta: MetaFunction = failureMeta

/** Nothing around the page: what is done in one go has no menu that leads away from it. */
export default function FocusedFrame() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main" className="page grid min-h-dvh max-w-3xl content-center py-8">
      <FailedContent error={error} />
    </main>
  )
}
