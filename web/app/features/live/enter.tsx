import { enterLive } from '@arvand/contracts/panel/live'
import { redirect } from 'react-router'
import { callerOf } from '../../api/page.ts'
import type { Route } from './+types/enter'

/** The door of every class: leads to the page of its session, or says why not. */
export async function loader({ context, params: { kind, id } }: Route.LoaderArgs) {
  const { href } = await callerOf(context)(enterLive, { kind: kind as 'webinar', id })
  return redirect(href)
}

export default function Enter() {
  return null
}
