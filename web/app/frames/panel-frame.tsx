import type { ReactNode } from 'react'
import { type MetaFunction, Outlet } from 'react-router'
import { Bell } from '../features/notices/bell.tsx'
import { FailedContent } from '../shell/failed-page.tsx'
import { failureMeta } from '../shell/failure.ts'
import { signedInOnly } from '../shell/guards.ts'
import { SideFrame } from '../shell/side-frame.tsx'
import { panelFoot, panelMenu } from './panel-menu.ts'

export const middleware = [signedInOnly]

export const meta: MetaFunction = failureMeta

function PanelChrome({ children }: { children: ReactNode }) {
  return (
    <SideFrame label="فهرست پنل" menu={panelMenu} foot={panelFoot} tools={<Bell />}>
      {children}
    </SideFrame>
  )
}

export default function PanelFrame() {
  return (
    <PanelChrome>
      <Outlet />
    </PanelChrome>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PanelChrome>
      <FailedContent error={error} />
    </PanelChrome>
  )
}
