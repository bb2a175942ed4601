import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/sign-in'
import { authFlow } from './auth-flow.ts'
import { authCache, loadAuthPage } from './auth-page.ts'
import { Door } from './door.tsx'
import { authWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadAuthPage(args)
export const action = authFlow
export const handle = { cache: authCache } satisfies Handle
export const meta = () => [{ title: titled(words.signIn) }, { name: 'robots', content: 'noindex' }]

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <Door {...loaderData} purpose="login" answer={actionData} />
}
