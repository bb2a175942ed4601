import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, Outlet } from 'react-router'
import { FollowWaiting } from '../features/home/follow-waiting.tsx'
import { Bell } from '../features/notices/bell.tsx'
import { FailedContent } from '../shell/failed-page.tsx'
import { failureMeta } from '../shell/failure.ts'
import { refuseWithout, signedInOnly } from '../shell/guards.ts'
import { SiteLink } from '../shell/header-links.tsx'
import { SideFrame } from '../shell/side-frame.tsx'
import { useVisitor } from '../shell/use-root.ts'
import { LaterPublicChrome } from './later-public-chrome.tsx'
import { teacherFoot, teacherMenu } from './teacher-menu.ts'

export const middleware = [signedInOnly]

export const loader = ({ context }: LoaderFunctionArgs) => refuseWithout('teacher', context)

export const meta: MetaFunction = failureMeta

function TeacherChrome({ children }: { children: ReactNode }) {
  return (
    <SideFrame
      panel="teacher"
      menu={teacherMenu}
      foot={teacherFoot}
      tools={
        <>
          <SiteLink />
          <Bell />
          <FollowWaiting />
        </>
      }
    >
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
  const Chrome = isOurs ? TeacherChrome : LaterPublicChrome
  return (
    <Chrome>
      <FailedContent error={error} />
    </Chrome>
  )
}
