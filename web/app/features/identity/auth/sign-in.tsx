import { login } from '@arvand/contracts/panel/identity'
import { useEffect } from 'react'
import { saveBackUrl } from '../../../api/back-url.ts'
import { clientStorage } from '../../../api/client-storage.ts'
import { sentenceFor } from '../../../api/sentences.ts'
import { sessionEndedOnLeaving } from '../../../api/typed-text.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Route } from './+types/sign-in'
import { authFlow } from './auth-flow.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authCache, loadAuthPage } from './auth-page.ts'
import { GoogleButton } from './google-button.tsx'
import { StepPage, Trouble } from './step-form.tsx'
import { stepOf } from './steps.ts'
import { withCallback } from './with-callback.ts'
import { errorSentence, authWords as words } from './words.ts'

const here = '/auth/sign-in'

/** A visitor who comes with the cookie of an ended session is told so once; then the cookie is dropped. */
export function loader(args: Route.LoaderArgs) {
  const { sessionEnded, dropSession } = serverContext(args.context)
  if (sessionEnded) dropSession()
  return { ...loadAuthPage(args), sessionEnded }
}
export const action = authFlow
export const handle = { cache: authCache('by', 'error') } satisfies Handle
export const meta = () => [{ title: titled(words.signIn) }, { name: 'robots', content: 'noindex' }]

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const step = stepOf(actionData)
  if (step && step.at !== 'begin') return <StepPage step={step} action={here} />
  const { by, error } = loaderData
  if (!step && error === 'SecondFactorRequired') return <SecondStep callbackUrl={loaderData.callbackUrl} />
  const callbackUrl = step?.callbackUrl ?? loaderData.callbackUrl
  const to = step?.to ?? ''
  const told = step ? null : errorSentence(error)
  const byCode = by === 'code'
  return (
    <AuthFrame title={words.signIn} lead={byCode ? words.codeLead : undefined}>
      {loaderData.sessionEnded && !step ? <SessionEnded callbackUrl={callbackUrl} /> : null}
      {told ? <Alert tone="warning">{told}</Alert> : null}
      <Trouble step={step} />
      {byCode ? (
        <ByCode to={to} callbackUrl={callbackUrl} wrong={step?.fields} />
      ) : (
        <ByPassword to={to} callbackUrl={callbackUrl} wrong={step?.fields} />
      )}
      <Divider />
      <ButtonLink
        variant="outline"
        wide
        to={byCode ? withCallback(here, callbackUrl) : byCodeAddress(callbackUrl)}
      >
        {byCode ? words.byPassword : words.byCode}
      </ButtonLink>
      <GoogleButton callbackUrl={callbackUrl} />
      <p className="text-15 text-muted">
        {words.newHere}{' '}
        <TextLink to={withCallback('/auth/sign-up', callbackUrl)}>{words.makeAccount}</TextLink>
      </p>
    </AuthFrame>
  )
}

/**
 * The first step was passed elsewhere, for example at Google; its challenge is in a cookie that only the server reads.
 */
const SecondStep = ({ callbackUrl }: { callbackUrl: string | null }) => (
  <StepPage step={{ at: 'factor', challenge: '', callbackUrl }} action={here} />
)

const byCodeAddress = (callbackUrl: string | null): string =>
  `${here}?${new URLSearchParams({ by: 'code', ...(callbackUrl ? { callbackUrl } : {}) })}`

interface WayProps {
  readonly to: string
  readonly callbackUrl: string | null
  readonly wrong: Readonly<Record<string, string>> | undefined
}

function ByPassword({ to, callbackUrl, wrong }: WayProps) {
  return (
    <AuthForm
      action={here}
      intent="enter"
      to={login}
      wrong={wrong}
      carry={{ callbackUrl }}
      submit={words.enter}
    >
      <LtrField
        name="identifier"
        label={words.identifier}
        description={words.identifierHint}
        defaultValue={to}
        autoComplete="username"
        required
      />
      <div>
        <PasswordField name="password" label={words.password} required />
        <p className="pt-2 text-14">
          <TextLink alone to={withCallback('/auth/recover', callbackUrl)}>
            {words.forgotten}
          </TextLink>
        </p>
      </div>
    </AuthForm>
  )
}

function ByCode({ to, callbackUrl, wrong }: WayProps) {
  return (
    <AuthForm
      action={`${here}?by=code`}
      intent="send"
      carry={{ purpose: 'login', callbackUrl }}
      submit={words.sendCode}
    >
      <LtrField
        name="to"
        label={words.identifier}
        description={words.identifierHint}
        defaultValue={to}
        error={wrong?.to}
        autoComplete="username"
        required
      />
    </AuthForm>
  )
}

const Divider = () => (
  <div className="flex items-center gap-4 text-14 text-muted" aria-hidden="true">
    <span className="h-px flex-1 bg-line" />
    {words.or}
    <span className="h-px flex-1 bg-line" />
  </div>
)

/**
 * Handles an ended session where no page was open yet: warns, removes the token, and stores the address to return to.
 */
function SessionEnded({ callbackUrl }: { callbackUrl: string | null }) {
  useEffect(() => {
    clientStorage.token.remove()
    if (callbackUrl) saveBackUrl(callbackUrl, window.location.origin)
    sessionEndedOnLeaving()
  }, [callbackUrl])
  return (
    <div data-hydrate="now">
      <Alert tone="warning">{sentenceFor(401)}</Alert>
    </div>
  )
}
