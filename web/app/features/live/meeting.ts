import { joinMeeting } from '@arvand/contracts/panel/class'
import { redirectDocument } from 'react-router'
import { callerOf } from '../../api/page.ts'
import type { Route } from './+types/meeting'

/** Leads whoever is in a class to its meeting at the engine that holds it; each visit has an address of its own. */
export async function loader({ context, params: { sessionId } }: Route.LoaderArgs) {
  const { url } = await callerOf(context)(joinMeeting, { sessionId })
  throw redirectDocument(url)
}
