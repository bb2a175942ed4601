import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, Outlet } from 'react-router'
import { Bell } from '../features/notices/index.ts'
import { FailedContent } from './failed-page.tsx'
import { failureMeta } from './failure.ts'
import { refuseWithout, signedInOnly } from './guards.ts'
import { managerMenu } from './manager-menu.ts'
import { PublicChrome } from './public-frame.tsx'
import { SideFrame } from './side-frame.tsx'
import { useVisitor } from './use-root.ts'

export const middleware = [signedInOnly]

export const loader = ({ context }: LoaderFunctionArgs) => refuseWithout('manager', context)

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
  const isOurs = useVisitor()?.roles.includes('manager')
  const Chrome = isOurs ? ManagerChrome : PublicChrome
  return (
    <Chrome>
      <FailedContent error={error} />
    </Chrome>
  )
}
