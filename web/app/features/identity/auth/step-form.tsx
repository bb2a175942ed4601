import { checkVerification, loginSecondFactor, recover, register } from '@arvand/contracts/panel/identity'
import { formatDuration } from '@arvand/persian/duration'
import { formatMobile, parsePhone } from '@arvand/persian/mobile'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { Alert } from '../../../ui/alert.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSecondsUntil } from '../countdown.ts'
import { AuthForm, ReferralField } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { OtherWays } from './other-ways.tsx'
import type { AuthAnswer, Step } from './steps.ts'
import { withCallback } from './with-callback.ts'
import { authWords as words } from './words.ts'

const here = '/auth/verify'

interface StepProps {
  readonly step: Step
  readonly answer: AuthAnswer | undefined
}

/** The steps after the first one. */
export function StepForm({ step, answer }: StepProps) {
  const Page = pages[step.at as keyof typeof pages]
  return (
    <>
      {/* A countdown runs here, and the visitor has sent a form already, so the page hydrates at once. */}
      <span hidden data-hydrate="now" />
      <Page step={step} answer={answer} />
    </>
  )
}

const pages = { code: CodePage, factor: FactorPage, person: PersonPage, password: PasswordPage }

export const Trouble = ({ answer }: { answer: Pick<FormAnswer, 'error'> | undefined }) =>
  answer?.error ? (
    <Alert tone="danger" urgent>
      {answer.error}
    </Alert>
  ) : null

const isMail = ({ to }: Step): boolean => to.includes('@')

function CodePage({ step, answer }: StepProps) {
  const sentTo = isMail(step) ? words.codeSentToMail : words.codeSentToPhone
  return (
    <AuthFrame
      above={<ChangeNumber step={step} />}
      title={words.codeTitle}
      lead={
        <>
          {sentTo[0]}
          <bdi dir="ltr" className="font-label text-ink">
            {isMail(step) ? step.to : formatMobile(parsePhone(step.to) ?? step.to)}
          </bdi>
          {sentTo[1]}
        </>
      }
    >
      <Trouble answer={answer} />
      <AuthForm
        action={here}
        intent="check"
        to={checkVerification}
        wrong={answer?.fields}
        carry={{ callbackUrl: step.callbackUrl }}
        submit={step.purpose === 'recover' ? words.confirm : words.enter}
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
      <Again step={step} />
      {step.purpose === 'recover' ? null : <OtherWays step={step} />}
    </AuthFrame>
  )
}

const ChangeNumber = ({ step }: { step: Step }) => (
  <TextLink
    alone
    to={withCallback(here, step.callbackUrl, { step: 'number' })}
    className="inline-flex min-h-11 items-center gap-2 text-14"
  >
    <Icon of={ChevronRight} size={16} />
    {isMail(step) ? words.changeMail : words.changeNumber}
  </TextLink>
)

/**
 * Asks for a new code or a voice call once the waiting time is over. Without JavaScript the server enforces the wait.
 */
function Again({ step: { callbackUrl, resendAt, mayCall } }: { step: Step }) {
  const left = useSecondsUntil(resendAt)
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
    <div className="flex flex-wrap justify-between gap-3">
      <Ask intent="resend" callbackUrl={callbackUrl}>
        {words.resend}
      </Ask>
      {mayCall ? (
        <Ask intent="call" callbackUrl={callbackUrl}>
          {words.call}
        </Ask>
      ) : null}
    </div>
  )
}

interface AskProps {
  readonly intent: 'resend' | 'call'
  readonly callbackUrl: string | null
  readonly children: ReactNode
}

const Ask = ({ intent, callbackUrl, children }: AskProps) => (
  <AuthForm action={here} intent={intent} carry={{ callbackUrl }} submit={children} variant="outline" quiet />
)

/** Its form goes to the first page of the door, which needs no step in the cookie: Google leads there too. */
function FactorPage({ step, answer }: StepProps) {
  return (
    <AuthFrame title={words.factorTitle} lead={words.factorLead}>
      <Trouble answer={answer} />
      <AuthForm
        action="/auth/sign-in"
        intent="factor"
        to={loginSecondFactor}
        wrong={answer?.fields}
        carry={{ callbackUrl: step.callbackUrl }}
        submit={words.enter}
      >
        <LtrField name="code" label={words.factor} autoComplete="one-time-code" autoFocus />
      </AuthForm>
    </AuthFrame>
  )
}

function PersonPage({ step, answer }: StepProps) {
  return (
    <AuthFrame title={words.aboutYou} lead={isMail(step) ? words.mailProved : words.numberProved}>
      <Trouble answer={answer} />
      <AuthForm
        action={here}
        intent="person"
        to={register}
        wrong={answer?.fields}
        carry={{ callbackUrl: step.callbackUrl }}
        submit={words.open}
      >
        <TextField
          name="name"
          label={words.name}
          description={words.nameHint}
          defaultValue={answer?.values?.name}
          autoComplete="name"
          autoFocus
        />
        <PasswordField
          name="password"
          label={words.passwordIfWanted}
          description={words.noPasswordHint}
          autoComplete="new-password"
        />
        <ReferralField />
      </AuthForm>
    </AuthFrame>
  )
}

function PasswordPage({ step, answer }: StepProps) {
  return (
    <AuthFrame title={words.recover}>
      <Trouble answer={answer} />
      <AuthForm
        action={here}
        intent="password"
        to={recover}
        wrong={answer?.fields}
        carry={{ callbackUrl: step.callbackUrl }}
        submit={words.setPassword}
      >
        <PasswordField
          name="password"
          label={words.newPassword}
          description={words.newPasswordHint}
          autoComplete="new-password"
        />
      </AuthForm>
    </AuthFrame>
  )
}
