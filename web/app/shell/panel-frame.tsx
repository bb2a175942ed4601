import type { ReactNode } from 'react'
import { type MetaFunction, Outlet } from 'react-router'
import { FailedContent } from './failed-page.tsx'
import { failureMeta } from './failure.ts'
import { signedInOnly } from './guards.ts'
import { panelFoot, panelMenu } from './menus.ts'
import { SideFrame } from './side-frame.tsx'

export const middleware = [signedInOnly]

export const meta: MetaFunction = failureMeta

function PanelChrome({ children }: { children: ReactNode }) {
  return (
    <SideFrame label="فهرست پنل" menu={panelMenu} foot={panelFoot}>
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
