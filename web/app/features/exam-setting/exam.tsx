import { showTaughtExam } from '@arvand/contracts/teacher/exams'
import { listQuestionCategories } from '@arvand/contracts/teacher/questions'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { callerOf } from '../../api/page.ts'
import type { Crumb } from '../../handle.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import type { Route } from './+types/exam'
import { editorWords as words } from './words/editor-words.ts'
import { examsWords } from './words/exams-words.ts'

const ExamEditor = laterPart(() => import('./editor/exam-editor.tsx'))

export async function loader({ context, params: { examId } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const shown = await call(showTaughtExam, { examId })
  // Categories and tags are those of the bank that the exam asks from; only its owner chooses from it.
  const bank = shown.bank.isOwn ? await call(listQuestionCategories, {}) : null
  return { shown, bank }
}

/** Another step of the same exam needs nothing new, and what is being written must stay. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

export const handle = {
  crumb: ({ shown: { course, settings } }: Awaited<ReturnType<typeof loader>>): readonly Crumb[] => [
    { label: course.title, to: `/teach/courses/${course.id}` },
    { label: examsWords.title, to: `/teach/courses/${course.id}/exams` },
    { label: settings.title },
  ],
  hydrate: 'now',
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.shown.settings.title ?? words.crumb) },
]

export default function ExamPage({ loaderData: { shown, bank } }: Route.ComponentProps) {
  return <ExamEditor key={shown.id} shown={shown} bank={bank} />
}
