import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { CartMark } from '../features/cart/cart-mark.tsx'
import { Bell } from '../features/notices/bell.tsx'
import { FieldMenu, HeaderSearch } from '../features/search/index.ts'
import { FailedContent } from '../shell/failed-page.tsx'
import { failureMeta } from '../shell/failure.ts'
import { PublicFooter } from '../shell/public-footer.tsx'
import { PublicHeader } from '../shell/public-header.tsx'
import type { Route } from './+types/public-frame'

/** Header, main and footer of the public pages. */
export function PublicChrome({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader fields={<FieldMenu />} search={<HeaderSearch />} cart={<CartMark />} bell={<Bell />} />
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
