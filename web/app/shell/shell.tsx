import { type ReactNode, useEffect } from 'react'
import { setBases } from '../api/browser.ts'
import { UploadTrayHost } from '../features/media/uploads/upload-tray-host.tsx'
import type { Visitor, WebSettings } from '../given.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { LineNoticeHost } from './line-notice-host.tsx'
import { usePageChange } from './page-change.ts'
import { PageProgress } from './page-progress.tsx'
import { PaletteHost } from './palette-host.tsx'
import { SessionKeeper } from './session-keeper.tsx'

interface ShellProps {
  readonly visitor: Visitor | null
  readonly settings: WebSettings
  readonly children: ReactNode
}

/** What stands around every page, whatever its frame. */
export function Shell({ visitor, settings, children }: ShellProps) {
  usePageChange()
  useEffect(() => setBases(settings.bases), [settings])
  return (
    <SessionKeeper visitor={visitor}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-primary-600 px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        رفتن به متن صفحه
      </a>
      <PageProgress />
      {children}
      <UploadTrayHost />
      <LineNoticeHost />
      <ToastRegion />
      <PaletteHost />
    </SessionKeeper>
  )
}
