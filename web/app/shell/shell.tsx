import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { setBases } from '../api/browser.ts'
import type { WebSettings } from '../server-context.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { usePageChange } from './page-change.ts'
import { isPaletteWished, watchPaletteWish } from './palette-wish.ts'

const ConnectionNotice = lazyPart(() => import('./connection-notice.tsx'))

/**
 * Mounted once in the shell; loads the connection notice after hydration, while there is a connection to load it over.
 */
function LineNoticeHost() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? <ConnectionNotice /> : null
}

interface ShellProps {
  readonly settings: WebSettings
  /** Rendered when the person first opens it. */
  readonly palette: ReactNode
  /** Parts that features mount on every page, e.g. the list of running uploads. */
  readonly hosts: ReactNode
  readonly children: ReactNode
}

/** The parts around every page, whatever its frame. */
export function Shell({ settings, palette, hosts, children }: ShellProps) {
  usePageChange()
  useEffect(() => setBases(settings.bases), [settings])
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary-600 px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        رفتن به متن صفحه
      </a>
      <PageProgress />
      {children}
      {hosts}
      <LineNoticeHost />
      <ToastRegion />
      <PaletteHost>{palette}</PaletteHost>
    </>
  )
}

/** A thin bar while the next page loads. It appears after a moment, so that quick pages show none. */
function PageProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    // A status of the page and not content, so it is in no landmark.
    <div aria-live="polite">
      <div
        role="progressbar"
        aria-label="در حال باز کردن صفحه"
        className="page-progress fixed inset-x-0 top-0 z-50 h-[3px] bg-primary-100"
      >
        <div className="h-full bg-primary-600" />
      </div>
    </div>
  )
}

/** Ctrl-K or ⌘-K opens the palette; its code loads when it is first opened. */
function PaletteHost({ children }: { children: ReactNode }) {
  const wished = useSyncExternalStore(watchPaletteWish, isPaletteWished, () => false)
  return wished ? <Suspense>{children}</Suspense> : null
}
