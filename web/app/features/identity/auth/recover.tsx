import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { TextLink } from '../../../ui/link.tsx'
import type { Route } from './+types/recover'
import { authFlow } from './auth-flow.ts'
import { authCache, loadAuthPage } from './auth-page.ts'
import { CodePage } from './code-page.tsx'
import { stepOf } from './steps.ts'
import { withCallback } from './with-callback.ts'
import { authWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadAuthPage(args)
export const action = authFlow
export const handle = { cache: authCache() } satisfies Handle
export const meta = () => [{ title: titled(words.recover) }, { name: 'robots', content: 'noindex' }]

export default function Recover({ loaderData: { callbackUrl }, actionData }: Route.ComponentProps) {
  return (
    <CodePage
      here="/auth/recover"
      purpose="recover"
      title={words.recover}
      lead={words.recoverLead}
      callbackUrl={callbackUrl}
      step={stepOf(actionData)}
      foot={
        <>
          {words.haveAccount}{' '}
          <TextLink to={withCallback('/auth/sign-in', callbackUrl)}>{words.goSignIn}</TextLink>
        </>
      }
    />
  )
}
