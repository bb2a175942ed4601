import { redirect } from 'react-router'
import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/verify'
import { authFlow } from './auth-flow.ts'
import { loadAuthPage } from './auth-page.ts'
import { Door } from './door.tsx'
import { readDoor } from './door-cookie.ts'
import { firstStep, stepOf } from './steps.ts'
import { firstAddress } from './with-callback.ts'
import { authWords as words } from './words.ts'

/**
 * The steps after the first one. Where the visitor stands is in a cookie, so reloading and going back and forth keep
 * it; `step=number` and `step=secret` show the first step with the number kept.
 */
export function loader(args: Route.LoaderArgs) {
  const page = loadAuthPage(args)
  const state = readDoor(args.request, args.url.origin)
  const asked = args.url.searchParams.get('step')
  if (!state) throw redirect(firstAddress('/auth/sign-in', page.callbackUrl, asked === 'secret'))
  const callbackUrl = page.callbackUrl ?? state.callbackUrl
  const { to, purpose } = state
  const at = asked === 'number' || asked === 'secret' ? asked : null
  const step = at ? firstStep({ at, to, purpose, callbackUrl }) : { ...stepOf(state), callbackUrl }
  return { ...page, callbackUrl, step }
}
export const action = authFlow
export const meta = () => [{ title: titled(words.signIn) }, { name: 'robots', content: 'noindex' }]

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
  return <Door {...loaderData} purpose={loaderData.step.purpose} answer={actionData} />
}
