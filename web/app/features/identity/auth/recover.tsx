import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/recover'
import { authFlow } from './auth-flow.ts'
import { authCache, loadAuthPage } from './auth-page.ts'
import { Door } from './door.tsx'
import { authWords as words } from './words.ts'

/** An address of the same door, for a forgotten password: the code is followed by a new one. */
export const loader = (args: Route.LoaderArgs) => loadAuthPage(args)
export const action = authFlow
export const handle = { cache: authCache } satisfies Handle
export const meta = () => [{ title: titled(words.recover) }, { name: 'robots', content: 'noindex' }]

export default function Recover({ loaderData, actionData }: Route.ComponentProps) {
  return <Door {...loaderData} purpose="recover" answer={actionData} />
}
