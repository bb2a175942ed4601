import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/sign-up'
import { authFlow } from './auth-flow.ts'
import { authCache, loadAuthPage } from './auth-page.ts'
import { Door } from './door.tsx'
import { authWords as words } from './words.ts'

/** An address of the same door: whoever has an account signs in here too. */
export const loader = (args: Route.LoaderArgs) => loadAuthPage(args)
export const action = authFlow
export const handle = { cache: authCache } satisfies Handle
export const meta = () => [{ title: titled(words.signIn) }, { name: 'robots', content: 'noindex' }]

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <Door {...loaderData} purpose="login" answer={actionData} />
}
