import { login } from '@arvand/contracts/panel/identity'
import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/link.tsx'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { OtherWays } from './other-ways.tsx'
import type { AuthAnswer, Step } from './steps.ts'
import { firstAddress, withCallback } from './with-callback.ts'
import { authWords as words } from './words.ts'

interface FirstStepProps {
  readonly step: Step
  readonly answer: AuthAnswer | undefined
  /** What is told above the form. */
  readonly children: ReactNode
}

/** The first step: a mobile or an e-mail, to which a code goes, or the password beside it. */
export function FirstStep({ step, answer, children }: FirstStepProps) {
  const isRecovery = step.purpose === 'recover'
  const byPassword = step.at === 'secret'
  const lead = isRecovery ? words.recoverLead : byPassword ? undefined : words.signInLead
  return (
    <AuthFrame title={isRecovery ? words.recover : words.signIn} lead={lead}>
      {children}
      {byPassword ? <ByPassword step={step} answer={answer} /> : <ByCode step={step} answer={answer} />}
      {isRecovery ? (
        <p className="text-15 text-muted">
          {words.remembered}{' '}
          <TextLink to={firstAddress('/auth/sign-in', step.callbackUrl, true)}>{words.byPassword}</TextLink>
        </p>
      ) : (
        <OtherWays step={step} />
      )}
    </AuthFrame>
  )
}

type WayProps = Pick<FirstStepProps, 'step' | 'answer'>

function ByCode({ step: { to, purpose, callbackUrl }, answer }: WayProps) {
  return (
    <AuthForm
      action={purpose === 'recover' ? '/auth/recover' : '/auth/sign-in'}
      intent="send"
      carry={{ purpose, callbackUrl }}
      submit={words.sendCode}
    >
      <LtrField
        name="to"
        label={words.identifier}
        description={words.identifierHint}
        defaultValue={to}
        error={answer?.fields?.to}
        autoComplete="username"
        required
      />
    </AuthForm>
  )
}

function ByPassword({ step: { to, callbackUrl }, answer }: WayProps) {
  return (
    <AuthForm
      action="/auth/sign-in?by=password"
      intent="enter"
      to={login}
      wrong={answer?.fields}
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
