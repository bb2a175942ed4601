import { showAttempt } from '@arvand/contracts/panel/exams'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { withFormulas } from '../rich-text/index.server.ts'
import type { Route } from './+types/attempt'

const AttemptScreen = laterPart(() => import('./attempt/attempt-screen.tsx'))

export async function loader({ context, params }: Route.LoaderArgs) {
  const { attempt, ...shown } = await callerOf(context)(showAttempt, { attemptId: params.attemptId })
  return { ...shown, attempt: withFormulas(attempt) }
}

/** The page follows its attempt by itself: what it was loaded with is its beginning. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titled(loaderData?.exam.title ?? '') }]

export default function AttemptPage({ loaderData }: Route.ComponentProps) {
  const visitor = useVisitor()
  return <AttemptScreen key={loaderData.attempt.id} shown={loaderData} personId={visitor?.id ?? ''} />
}
