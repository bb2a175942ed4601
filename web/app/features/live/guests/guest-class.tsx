import { showSession } from '@arvand/contracts/panel/live'
import { redirect } from 'react-router'
import { actionCallerOf, pageOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { classAction } from '../class-action.ts'
import type { ClassPageProps } from '../class-page.tsx'
import { loadBeside } from '../load-session.ts'
import type { Route } from './+types/guest-class'
import { useGuestToken } from './use-guest-token.ts'

export async function loader({ context, params: { key, sessionId }, url }: Route.LoaderArgs) {
  const { answer, refusal } = await attempt(actionCallerOf(context)(showSession, { sessionId }))
  if (answer) return loadBeside(answer, { context, url })
  // No visit, or none to this class: its door asks for a name.
  if (refusal.status === 401 || refusal.status === 404) throw redirect(`/live/guests/${key}`)
  throw pageOf(refusal, serverContext(context).requestId)
}

export const action = classAction

export const handle = { hydrate: 'now' } satisfies Handle
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.title ?? '') },
  { name: 'robots', content: 'noindex' },
]

/** The class is heavy, and this page is no panel. */
const ClassPage = laterPart<ClassPageProps>(() => import('../class-page.tsx'))

/** A class as a guest is in it. */
export default function GuestClass({ loaderData, actionData }: Route.ComponentProps) {
  useGuestToken()
  return <ClassPage shown={loaderData} answer={actionData} />
}
