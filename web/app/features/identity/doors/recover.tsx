import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { TextLink } from '../../../ui/link.tsx'
import type { Route } from './+types/recover'
import { CodeDoor } from './code-door.tsx'
import { doorCache, openDoor } from './door.ts'
import { stepOf } from './steps.ts'
import { walk } from './walk.ts'
import { withCallback } from './with-callback.ts'
import { doorWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => openDoor(args)
export const action = walk
export const handle = { cache: doorCache() } satisfies Handle
export const meta = () => [{ title: titled(words.recover) }, { name: 'robots', content: 'noindex' }]

export default function Recover({ loaderData: { callbackUrl }, actionData }: Route.ComponentProps) {
  return (
    <CodeDoor
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
