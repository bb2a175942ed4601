import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/public-frame'
import { FailedContent } from './failed-page.tsx'
import { failureMeta } from './failure.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** Header, main and footer of the public pages. */
export function PublicChrome({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="main" className="flex-1">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}

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
