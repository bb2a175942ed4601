import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Route } from './+types/sign-in'
import { openDoor, passDoor } from './door.ts'
import { DoorForm } from './door-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { GoogleWay } from './google-way.tsx'
import { StepPage, Trouble } from './step-form.tsx'
import { withCallback } from './with-callback.ts'
import { errorSentence, doorWords as words } from './words.ts'

const here = '/auth/sign-in'

export const loader = (args: Route.LoaderArgs) => openDoor(args)
export const action = (args: Route.ActionArgs) => passDoor(args)
export const meta = () => [{ title: titled(words.signIn) }, { name: 'robots', content: 'noindex' }]

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && actionData.at !== 'begin') return <StepPage step={actionData} action={here} />
  const { by, error } = loaderData
  if (!actionData && error === 'SecondFactorRequired')
    return <SecondStep callbackUrl={loaderData.callbackUrl} />
  const callbackUrl = actionData?.callbackUrl ?? loaderData.callbackUrl
  const to = actionData?.to ?? ''
  const told = actionData ? null : errorSentence(error)
  const byCode = by === 'code'
  return (
    <DoorFrame title={words.signIn} lead={byCode ? words.codeLead : undefined}>
      {told ? <Alert tone="warning">{told}</Alert> : null}
      <Trouble step={actionData} />
      {byCode ? (
        <ByCode to={to} callbackUrl={callbackUrl} wrong={actionData?.fields} />
      ) : (
        <ByPassword to={to} callbackUrl={callbackUrl} wrong={actionData?.fields} />
      )}
      <Divider />
      <ButtonLink
        look="outline"
        wide
        to={byCode ? withCallback(here, callbackUrl) : byCodeAddress(callbackUrl)}
      >
        {byCode ? words.byPassword : words.byCode}
      </ButtonLink>
      <GoogleWay callbackUrl={callbackUrl} />
      <p className="text-15 text-muted">
        {words.newHere}{' '}
        <TextLink to={withCallback('/auth/sign-up', callbackUrl)}>{words.makeAccount}</TextLink>
      </p>
    </DoorFrame>
  )
}

/** The first step was passed elsewhere, at Google say; its challenge waits in a cookie that only the server reads. */
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
    <DoorForm
      action={here}
      intent="enter"
      carry={{ callbackUrl }}
      submit={words.enter}
      pending={words.entering}
    >
      <LtrField
        name="identifier"
        label={words.identifier}
        description={words.identifierHint}
        defaultValue={to}
        error={wrong?.identifier}
        autoComplete="username"
        required
      />
      <div>
        <PasswordField name="password" label={words.password} error={wrong?.password} required />
        <p className="pt-2 text-14">
          <TextLink alone to={withCallback('/auth/recover', callbackUrl)}>
            {words.forgotten}
          </TextLink>
        </p>
      </div>
    </DoorForm>
  )
}

function ByCode({ to, callbackUrl, wrong }: WayProps) {
  return (
    <DoorForm
      action={`${here}?by=code`}
      intent="send"
      carry={{ purpose: 'login', callbackUrl }}
      submit={words.sendCode}
      pending={words.sending}
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
    </DoorForm>
  )
}

const Divider = () => (
  <div className="flex items-center gap-4 text-14 text-muted" aria-hidden="true">
    <span className="h-px flex-1 bg-line" />
    {words.or}
    <span className="h-px flex-1 bg-line" />
  </div>
)
