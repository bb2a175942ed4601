import type { ReactNode } from 'react'
import { type MetaFunction, Outlet } from 'react-router'
import { Bell } from '../features/notices/index.ts'
import { FailedContent } from './failed-page.tsx'
import { failureMeta } from './failure.ts'
import { signedInOnly } from './guards.ts'
import { panelFoot, panelMenu } from './panel-menu.ts'
import { SideFrame } from './side-frame.tsx'

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
