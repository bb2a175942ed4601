import { Outlet } from 'react-router'
import { FailedContent } from '../shell/failed-page.tsx'
import { failureMeta } from '../shell/failure.ts'
import type { Route } from './+types/public-frame'
import PublicChrome from './public-chrome.tsx'

export const meta: Route.MetaFunction = failureMeta

export default function PublicFrame() {
  return (
    <PublicChrome>
      <Outlet />
    </PublicChrome>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicChrome>
      <FailedContent error={error} />
    </PublicChrome>
  )
}
