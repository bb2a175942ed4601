import { data, redirect } from 'react-router'
import { quietApi } from '../../api/browser.ts'
import { type FormAnswer, formText } from '../../api/form-answer.ts'
import { FailedContent } from '../../shell/failed-page.tsx'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { actOrKeep, keptStatus } from '../offline/index.ts'
import type { Route } from './+types/learn'
import { ClosedPage } from './closed-page.tsx'
import { doLessonAction } from './lesson-action.ts'
import { type LoadedLesson, loadLesson } from './load-lesson.ts'
import { noteIn } from './note-in.ts'
import { learnWords as words } from './words.ts'

// Each is drawn by the server; the scripts of the one that is shown come when the page wakes.
const PreviewPage = laterPart(() => import('./preview-page.tsx'))
const OpenLessonPage = laterPart(() => import('./open-lesson.tsx'))
const LockedPage = laterPart(() => import('./locked-page.tsx'))

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const isKept = request.headers.get('purpose') === 'prefetch'
  const loaded = await loadLesson(context, params.course, params.lesson, isKept)
  if (!loaded) throw redirect(`/auth/sign-in?callbackUrl=${encodeURIComponent(url.pathname + url.search)}`)
  return loaded.kind === 'closed' ? data(loaded, { status: loaded.status || 500 }) : data(loaded)
}

export const action = ({ context, request, url, params }: Route.ActionArgs) =>
  doLessonAction(context, request, url, params)

/** A note that is written without a line waits for it. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const isNote = /^note/.test(formText(form, 'intent'))
  const keep = () => quietApi.panel('note/save', noteIn(form, params.lesson))
  return actOrKeep({ form, act: serverAction, keep: isNote ? keep : null })
}

/** Another tab of the same lesson asks nothing again, nor does what waits for the line. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus,
}: ShouldRevalidate): boolean {
  if (formMethod !== undefined) return actionStatus !== keptStatus && actionStatus !== 503
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}
interface ShouldRevalidate {
  readonly currentUrl: URL
  readonly nextUrl: URL
  readonly formMethod?: string | undefined
  readonly actionStatus?: number | undefined
}

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
      return <LockedPage shown={loaderData} />
    case 'open':
      return (
        <OpenLessonPage
          key={loaderData.lesson.id}
          shown={loaderData}
          answer={actionData as FormAnswer | undefined}
        />
      )
  }
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main" className="mx-auto w-full max-w-[46rem] px-4 py-10">
      <FailedContent error={error} />
    </main>
  )
}
