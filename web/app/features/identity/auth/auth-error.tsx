import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import type { Route } from './+types/auth-error'
import { AuthFrame } from './auth-frame.tsx'
import { errorSentence, authWords as words } from './words.ts'

/** The authentication client's error page (specification, point 2). */
export const loader = ({ url }: Route.LoaderArgs) => ({
  error: url.searchParams.get('error'),
})
export const meta = () => [{ title: titled(words.errorTitle) }, { name: 'robots', content: 'noindex' }]

export default function AuthError({ loaderData }: Route.ComponentProps) {
  return (
    <AuthFrame title={words.errorTitle}>
      <Alert tone="danger">{errorSentence(loaderData.error ?? '')}</Alert>
      <ButtonLink wide to="/auth/sign-in">
        {words.again}
      </ButtonLink>
      <ButtonLink variant="outline" wide to="/">
        {words.home}
      </ButtonLink>
    </AuthFrame>
  )
}
