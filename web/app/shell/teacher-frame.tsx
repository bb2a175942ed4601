import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, Outlet } from 'react-router'
import { Bell } from '../features/notices/index.ts'
import { FailedContent } from './failed-page.tsx'
import { failureMeta } from './failure.ts'
import { refuseWithout, signedInOnly } from './guards.ts'
import { PublicChrome } from './public-frame.tsx'
import { SideFrame } from './side-frame.tsx'
import { teacherMenu } from './teacher-menu.ts'
import { useVisitor } from './use-root.ts'

export const middleware = [signedInOnly]

export const loader = ({ context }: LoaderFunctionArgs) => refuseWithout('teacher', context)

export const meta: MetaFunction = failureMeta

function TeacherChrome({ children }: { children: ReactNode }) {
  return (
    <SideFrame label="فهرست تدریس" menu={teacherMenu} tools={<Bell />}>
      {children}
    </SideFrame>
  )
}

export default function TeacherFrame() {
  return (
    <TeacherChrome>
      <Outlet />
    </TeacherChrome>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isOurs = useVisitor()?.roles.includes('teacher')
  const Chrome = isOurs ? TeacherChrome : PublicChrome
  return (
    <Chrome>
      <FailedContent error={error} />
    </Chrome>
  )
}
