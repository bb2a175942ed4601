import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, Outlet } from 'react-router'
import { FollowWaiting } from '../features/home/follow-waiting.tsx'
import { Bell } from '../features/notices/bell.tsx'
import { FailedContent } from '../shell/failed-page.tsx'
import { failureMeta } from '../shell/failure.ts'
import { refuseUnseen, refuseWithout, signedInOnly } from '../shell/guards.ts'
import { SideFrame } from '../shell/side-frame.tsx'
import { useVisitor } from '../shell/use-root.ts'
import { LaterPublicChrome } from './later-public-chrome.tsx'
import { managerFoot, managerMenu } from './manager-menu.ts'

export const middleware = [signedInOnly]

export function loader({ context, url }: LoaderFunctionArgs) {
  refuseWithout('manager', context)
  return refuseUnseen(managerMenu, url, context)
}

/** The right to see a page is checked again for each page of the frame. */
export const shouldRevalidate = () => true

export const meta: MetaFunction = failureMeta

function ManagerChrome({ children }: { children: ReactNode }) {
  return (
    <SideFrame
      panel="manager"
      menu={managerMenu}
      foot={managerFoot}
      tools={
        <>
          <FollowWaiting />
          <Bell />
        </>
      }
    >
      {children}
    </SideFrame>
  )
}

export default function ManagerFrame() {
  return (
    <ManagerChrome>
      <Outlet />
    </ManagerChrome>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isOurs = useVisitor()?.roles.includes('manager')
  const Chrome = isOurs ? ManagerChrome : LaterPublicChrome
  return (
    <Chrome>
      <FailedContent error={error} />
    </Chrome>
  )
}
