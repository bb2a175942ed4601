import { checkVerification, loginSecondFactor, recover, register } from '@arvand/contracts/panel/identity'
import { formatDuration } from '@arvand/persian/duration'
import { formatMobile, parsePhone } from '@arvand/persian/mobile'
import { Alert } from '../../../ui/alert.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSecondsUntil } from '../countdown.ts'
import { AuthForm, ReferralField } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { Step } from './steps.ts'
import { authWords as words } from './words.ts'

type At<Name extends Step['at']> = Extract<Step, { at: Name }>

/** The page of every step after the first one; `action` is the auth page that the form posts to. */
export function StepPage({ step, action }: StepPageProps) {
  return (
    <>
      {/* A countdown runs here, and the visitor has sent a form already, so the page hydrates at once. */}
      <span hidden data-hydrate="now" />
      <StepForm step={step} action={action} />
    </>
  )
}

interface StepPageProps {
  readonly step: Exclude<Step, At<'begin'>>
  readonly action: string
}

function StepForm({ step, action }: StepPageProps) {
  switch (step.at) {
    case 'code':
      return <CodePage step={step} action={action} />
    case 'factor':
      return <FactorPage step={step} action={action} />
    case 'person':
      return <PersonPage step={step} action={action} />
    case 'password':
      return <PasswordPage step={step} action={action} />
    default:
      return <OtherDoorPage step={step} action={action} />
  }
}

interface PageProps<Name extends Step['at']> {
  readonly step: At<Name>
  readonly action: string
}

export const Trouble = ({ step }: { step: Pick<Step, 'error'> | undefined }) =>
  step?.error ? (
    <Alert tone="danger" urgent>
      {step.error}
    </Alert>
  ) : null

function CodePage({ step, action }: PageProps<'code'>) {
  const { purpose, to, verificationId, resendAt, callbackUrl } = step
  const carry = { purpose, to, verificationId, resendAt, callbackUrl }
  const isMail = to.includes('@')
  const sentTo = isMail ? words.codeSentToMail : words.codeSentToPhone
  const shown = isMail ? to : formatMobile(parsePhone(to) ?? to)
  return (
    <AuthFrame
      title={words.codeTitle}
      lead={
        <>
          {sentTo[0]}
          <bdi dir="ltr" className="font-label text-ink">
            {shown}
          </bdi>
          {sentTo[1]}
        </>
      }
    >
      <Trouble step={step} />
      <AuthForm
        action={action}
        intent="check"
        to={checkVerification}
        wrong={step.fields}
        carry={carry}
        submit={words.confirm}
      >
        <CodeField
          name="code"
          label={words.code}
          description={words.codeHint}
          required={false}
          autoFocus
          submitWhenFull
        />
      </AuthForm>
      <Again action={action} carry={carry} byPhone={!isMail} />
    </AuthFrame>
  )
}

/**
 * Asks for a new code or a voice call once the waiting time is over. Without JavaScript the server enforces the wait.
 */
function Again({
  action,
  carry,
  byPhone,
}: {
  action: string
  carry: Readonly<Record<string, string | null>> & { readonly resendAt: string }
  byPhone: boolean
}) {
  const left = useSecondsUntil(carry.resendAt)
  if (left > 0) {
    return (
      <p className="text-14 text-muted" role="timer">
        {words.resendIn[0]}
        <bdi className="tabular-nums">{formatDuration(left)}</bdi>
        {words.resendIn[1]}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <AuthForm action={action} intent="send" carry={carry} submit={words.resend} variant="outline" quiet />
      {byPhone ? (
        <AuthForm action={action} intent="call" carry={carry} submit={words.call} variant="quiet" quiet />
      ) : null}
    </div>
  )
}

function FactorPage({ step, action }: PageProps<'factor'>) {
  const { challenge, callbackUrl } = step
  return (
    <AuthFrame title={words.factorTitle} lead={words.factorLead}>
      <Trouble step={step} />
      <AuthForm
        action={action}
        intent="factor"
        to={loginSecondFactor}
        wrong={step.fields}
        carry={{ challenge, callbackUrl }}
        submit={words.enter}
      >
        <LtrField name="code" label={words.factor} autoComplete="one-time-code" autoFocus />
      </AuthForm>
    </AuthFrame>
  )
}

function PersonPage({ step, action }: PageProps<'person'>) {
  const { ticket, callbackUrl, fields } = step
  return (
    <AuthFrame title={words.aboutYou} lead={words.aboutYouLead}>
      <Trouble step={step} />
      <AuthForm
        action={action}
        intent="person"
        to={register}
        wrong={fields}
        carry={{ ticket, callbackUrl }}
        submit={words.open}
      >
        <TextField
          name="name"
          label={words.name}
          description={words.nameHint}
          defaultValue={step.name}
          autoComplete="name"
          autoFocus
        />
        <NewPassword hint={words.noPasswordHint} />
        <ReferralField />
      </AuthForm>
    </AuthFrame>
  )
}

function PasswordPage({ step, action }: PageProps<'password'>) {
  const { ticket, callbackUrl } = step
  return (
    <AuthFrame title={words.recover}>
      <Trouble step={step} />
      <AuthForm
        action={action}
        intent="password"
        to={recover}
        wrong={step.fields}
        carry={{ ticket, callbackUrl }}
        submit={words.setPassword}
      >
        <NewPassword hint={words.newPasswordHint} />
      </AuthForm>
    </AuthFrame>
  )
}

const NewPassword = ({ hint }: { hint: string }) => (
  <PasswordField name="password" label={words.newPassword} description={hint} autoComplete="new-password" />
)

/** A verified number without an account can sign up, and one with an account can sign in, without a new code. */
function OtherDoorPage({ step, action }: PageProps<'no-account' | 'taken'>) {
  const { ticket, callbackUrl } = step
  const isNew = step.at === 'no-account'
  return (
    <AuthFrame
      title={isNew ? words.noAccount : words.taken}
      lead={isNew ? words.noAccountLead : words.takenLead}
    >
      <AuthForm
        action={action}
        intent={isNew ? 'person' : 'ticket'}
        carry={{ ticket, callbackUrl }}
        submit={isNew ? words.makeAccount : words.enter}
      />
    </AuthFrame>
  )
}
