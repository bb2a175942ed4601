import { drawQuestion } from '@arvand/contracts/panel/sample-questions'
import type { PracticeMode } from '@arvand/contracts/sample-questions'
import { redirect } from 'react-router'
import { actionCallerOf, pageOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import { serverContext } from '../../contexts.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/group'
import { practiceWords as words } from './words.ts'

const Practice = laterPart(() => import('./question/practice.tsx'))

const modes: readonly PracticeMode[] = ['daily', 'mistakes', 'bookmarked']

export async function loader({ context, params: { groupId }, url }: Route.LoaderArgs) {
  const wish = url.searchParams.get('mode')
  const mode = modes.find((one) => one === wish) ?? 'daily'
  const { answer, refusal } = await attempt(actionCallerOf(context)(drawQuestion, { groupId, mode }))
  if (answer) return { drawn: withFormulas(answer), mode, now: Date.now() }
  const shop = refusal.code === 'exams.group-not-bought' ? slugIn(refusal.current) : null
  throw shop ? redirect(`/sample-questions/${shop}`) : pageOf(refusal, serverContext(context).requestId)
}

/** Of the page on which a sold group is bought. */
const slugIn = (current: unknown): string | null =>
  typeof current === 'object' && current !== null && 'slug' in current && typeof current.slug === 'string'
    ? current.slug
    : null

export const handle = {
  crumb: ({ drawn }: Awaited<ReturnType<typeof loader>>) => drawn.group.title,
  hydrate: 'now',
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.drawn.group.title ?? words.crumb) },
]

export default function GroupPage({ loaderData: { drawn, mode, now } }: Route.ComponentProps) {
  return <Practice drawn={drawn} mode={mode} now={now} />
}
