import { showSession } from '@arvand/contracts/panel/live'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/session'
import { classAction } from './class-action.ts'
import ClassPage from './class-page.tsx'
import { loadBeside } from './load-session.ts'

export async function loader({ context, params: { sessionId }, url }: Route.LoaderArgs) {
  return loadBeside(await callerOf(context)(showSession, { sessionId }), { context, url })
}

export const action = classAction

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titled(loaderData?.title ?? '') }]

export default function Session({ loaderData, actionData }: Route.ComponentProps) {
  return <ClassPage shown={loaderData} answer={actionData} />
}
