import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import type { Route } from './+types/survey'
import { deskOf, surveyCalls } from './survey-calls.ts'
import { editorWords as words } from './words.ts'

const SurveyEditor = laterPart(() => import('./editor/survey-editor.tsx'))

export async function loader({ context, url, params: { surveyId } }: Route.LoaderArgs) {
  const desk = deskOf(url)
  const shown = await surveyCalls(callerOf(context), desk).show({ surveyId })
  return { shown, desk, publicUrl: serverContext(context).settings.publicUrl }
}

/** The preview of the same survey needs nothing new, and what is being written must stay. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

export const handle = {
  crumb: ({ shown }: Awaited<ReturnType<typeof loader>>) => shown.settings.title,
  hydrate: 'now',
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.shown.settings.title ?? words.crumb) },
]

export default function SurveyPage({ loaderData }: Route.ComponentProps) {
  return <SurveyEditor key={loaderData.shown.id} {...loaderData} />
}
