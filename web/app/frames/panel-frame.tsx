import type { ReactNode } from 'react'
import { type MetaFunction, Outlet } from 'react-router'
import { CartMark } from '../features/cart/cart-mark.tsx'
import { FollowWaiting } from '../features/home/follow-waiting.tsx'
import { Bell } from '../features/notices/bell.tsx'
import { FailedContent } from '../shell/failed-page.tsx'
import { failureMeta } from '../shell/failure.ts'
import { signedInOnly } from '../shell/guards.ts'
import { BrowseLink } from '../shell/header-links.tsx'
import { SideFrame } from '../shell/side-frame.tsx'
import { panelFoot, panelMenu } from './panel-menu.ts'

export const middleware = [signedInOnly]

export const meta: MetaFunction = failureMeta

function PanelChrome({ children }: { children: ReactNode }) {
  return (
    <SideFrame
      panel="user"
      menu={panelMenu}
      foot={panelFoot}
      tools={
        <>
          <BrowseLink />
          <CartMark />
          <Bell />
          <FollowWaiting />
        </>
      }
    >
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
