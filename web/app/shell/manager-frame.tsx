import type { ReactNode } from 'react'
import { type MetaFunction, Outlet } from 'react-router'
import { Bell } from '../features/notices/index.ts'
import { FailedContent } from './failed-page.tsx'
import { failureMeta } from './failure.ts'
import { roleOnly, signedInOnly } from './guards.ts'
import { managerMenu } from './manager-menu.ts'
import { SideFrame } from './side-frame.tsx'

export const middleware = [signedInOnly, roleOnly('manager')]

export const meta: MetaFunction = failureMeta

function ManagerChrome({ children }: { children: ReactNode }) {
  return (
    <SideFrame label="فهرست مدیریت" menu={managerMenu} tools={<Bell />}>
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
  return (
    <ManagerChrome>
      <FailedContent error={error} />
    </ManagerChrome>
  )
}
