import { openCourse, takeStep } from '@arvand/contracts/panel/courses'
import { siteName } from '@arvand/contracts/site-name'
import { data, redirect } from 'react-router'
import type { SentForm } from '../../api/form-action.ts'
import { formAction } from '../../api/form-action.ts'
import type { FormAnswer } from '../../api/form-answer.ts'
import { refusedForm } from '../../api/form-answer.ts'
import { changedNothing } from '../../api/form-status.ts'
import { actionCallerOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { signInFirst } from '../../api/sign-in-address.ts'
import { FailedContent } from '../../shell/failed-page.tsx'
import { titled } from '../../shell/site.ts'
import { SiteLogo } from '../../shell/site-logo.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { Link } from '../../ui/link.tsx'
import { reviewForms } from '../reviews/index.ts'
import type { Route } from './+types/learn'
import { ClosedState } from './closed-state.tsx'
import { type LoadedLesson, loadLesson } from './load-lesson.ts'
import { noteForms, sendOrSaveNote } from './note-forms.ts'
import { learnWords as words } from './words.ts'

/** Completes a step without JavaScript. The address has only the course's slug, so the course is opened for its id. */
async function submitStep({ context, params, url, form, text }: SentForm) {
  const { course: slug = '', lesson: lessonId = '' } = params
  const call = actionCallerOf(context)
  const opened = await attempt(call(openCourse, { slug, lessonId }))
  if (opened.refusal) return refusedForm(url, form, opened.refusal)
  const step = Number(text('step'))
  const { refusal } = await attempt(call(takeStep, { courseId: opened.answer.course.id, lessonId, step }))
  return refusal ? refusedForm(url, form, refusal) : redirect(`${url.pathname}#step-${step}`)
}

// Each is drawn by the server; the scripts of the one that is shown load when the page hydrates.
const PreviewPage = laterPart(() => import('./preview-page.tsx'))
const OpenLessonPage = laterPart(() => import('./open-lesson.tsx'))
const LockedPage = laterPart(() => import('./locked-page.tsx'))

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const isKept = request.headers.get('purpose') === 'prefetch'
  const loaded = await loadLesson(context, params.course, params.lesson, isKept)
  if (!loaded) throw signInFirst(url)
  return loaded.kind === 'closed' ? data(loaded, { status: loaded.status || 500 }) : data(loaded)
}

export const action = formAction({ step: submitStep, ...noteForms, ...reviewForms })

export const clientAction = (args: Route.ClientActionArgs) => sendOrSaveNote(args)

/** Switching tabs of the same lesson loads nothing again, nor does a form that was queued or failed while offline. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus,
}: ShouldRevalidate): boolean {
  if (formMethod !== undefined) return !changedNothing(actionStatus)
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

/** A page without the lesson frame, for a lesson that this reader may not open. */
function ClosedPage(props: { readonly code: string; readonly slug: string }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex h-16 items-center border-b border-line bg-surface px-4 md:px-6">
        <Link to="/" aria-label={siteName()} className="inline-flex min-h-11 items-center">
          <SiteLogo />
        </Link>
      </header>
      <main id="main" className="mx-auto grid w-full max-w-[40rem] content-center px-4 py-10">
        <ClosedState {...props} />
      </main>
    </div>
  )
}
