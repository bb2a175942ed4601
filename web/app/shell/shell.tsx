import { type ReactNode, useEffect } from 'react'
import { setBases } from '../api/browser.ts'
import type { WebSettings } from '../given.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { LineNoticeHost } from './line-notice-host.tsx'
import { usePageChange } from './page-change.ts'
import { PageProgress } from './page-progress.tsx'
import { PaletteHost } from './palette-host.tsx'

interface ShellProps {
  readonly settings: WebSettings
  /** Comes when it is wished for. */
  readonly palette: ReactNode
  /** What features keep on every page, e.g. the uploads under way. */
  readonly hosts: ReactNode
  readonly children: ReactNode
}

/** What stands around every page, whatever its frame. */
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
