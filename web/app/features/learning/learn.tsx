import { data, redirect } from 'react-router'
import type { Handle } from '../../handle.ts'
import { FailedContent } from '../../shell/failed-page.tsx'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/learn'
import { ClosedPage } from './closed-page.tsx'
import { doLessonAction } from './lesson-action.ts'
import { LessonFrame } from './lesson-frame.tsx'
import { type LoadedLesson, loadLesson } from './load-lesson.ts'
import { LockedLesson } from './locked-lesson.tsx'
import { OpenLessonPage } from './open-lesson.tsx'
import { PreviewPage } from './preview-page.tsx'
import { learnWords as words } from './words.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadLesson(context, params.course, params.lesson)
  if (!loaded) throw redirect(`/auth/sign-in?callbackUrl=${encodeURIComponent(url.pathname + url.search)}`)
  return loaded.kind === 'closed' ? data(loaded, { status: loaded.status || 500 }) : data(loaded)
}

export const action = ({ context, request, url, params }: Route.ActionArgs) =>
  doLessonAction(context, request, url, params)

/** Another tab of the same lesson asks nothing again. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidate): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname
}
interface ShouldRevalidate {
  readonly currentUrl: URL
  readonly nextUrl: URL
  readonly formMethod?: string | undefined
}

export const handle = { wake: 'now' } satisfies Handle

export const meta = ({ loaderData }: { loaderData?: LoadedLesson }) => {
  const lesson = loaderData && 'lesson' in loaderData ? loaderData.lesson.title : words.curriculum
  return [{ title: titled(lesson) }, { name: 'robots', content: 'noindex' }]
}

export default function Learn({ loaderData, actionData, params }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'closed':
      return <ClosedPage code={loaderData.code} slug={params.course} />
    case 'preview':
      return <PreviewPage key={loaderData.lesson.id} shown={loaderData} />
    case 'locked':
      return (
        <LessonFrame shown={loaderData} progress={loaderData.progress} doneHere={0}>
          <LockedLesson shown={loaderData} />
        </LessonFrame>
      )
    case 'open':
      return <OpenLessonPage key={loaderData.lesson.id} shown={loaderData} answer={actionData} />
  }
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main" className="mx-auto w-full max-w-[46rem] px-4 py-10">
      <FailedContent error={error} />
    </main>
  )
}
