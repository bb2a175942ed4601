import { rehearse } from '@arvand/contracts/panel/live'
import { redirect } from 'react-router'
import { callerOf } from '../../../api/page.ts'
import type { Route } from './+types/enter-rehearsal'

/** The door of one's own rehearsal room. */
export async function loader({ context }: Route.LoaderArgs) {
  const { href } = await callerOf(context)(rehearse, {})
  return redirect(href)
}

export default function EnterRehearsal() {
  return null
}
