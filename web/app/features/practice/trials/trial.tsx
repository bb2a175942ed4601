import { showTrial } from '@arvand/contracts/panel/sample-questions'
import { callerOf } from '../../../api/page.ts'
import { titled } from '../../../shell/site.ts'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { withFormulas } from '../../rich-text/index.server.ts'
import { trialWords as words } from '../words.ts'
import type { Route } from './+types/trial'

const TrialScreen = laterPart(() => import('./trial-screen.tsx'))

export async function loader({ context, params: { trialId } }: Route.LoaderArgs) {
  return withFormulas(await callerOf(context)(showTrial, { trialId }))
}

export const handle = {
  crumb: ({ trial }: Awaited<ReturnType<typeof loader>>) => [
    { label: words.title, to: '/panel/practice/trials' },
    { label: trial.titles.join('، ') },
  ],
}
export const meta = () => [{ title: titled(words.title) }]

export default function TrialPage({ loaderData }: Route.ComponentProps) {
  return <TrialScreen key={loaderData.trial.finishedAt} shown={loaderData} />
}
