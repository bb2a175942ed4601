import type { PracticeMode } from '@arvand/contracts/sample-questions'
import { apiOf } from '../../api/page.ts'
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
  const drawn = await apiOf(context).panel('sampleQuestion/draw', { groupId, mode })
  return { drawn: withFormulas(drawn), mode, now: Date.now() }
}

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
