import type { ReactNode } from 'react'
import { type MetaFunction, Outlet } from 'react-router'
import { Bell } from '../features/notices/index.ts'
import { FailedContent } from './failed-page.tsx'
import { failureMeta } from './failure.ts'
import { roleOnly, signedInOnly } from './guards.ts'
import { SideFrame } from './side-frame.tsx'
import { teacherMenu } from './teacher-menu.ts'

export const middleware = [signedInOnly, roleOnly('teacher')]

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
  return (
    <TeacherChrome>
      <FailedContent error={error} />
    </TeacherChrome>
  )
}
