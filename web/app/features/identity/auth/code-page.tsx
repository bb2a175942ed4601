import type { ReactNode } from 'react'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { GoogleButton } from './google-button.tsx'
import { StepPage, Trouble } from './step-form.tsx'
import type { Purpose, Step } from './steps.ts'
import { authWords as words } from './words.ts'

interface CodeDoorProps {
  readonly here: string
  readonly purpose: Purpose
  readonly title: string
  readonly lead: string
  readonly callbackUrl: string | null
  readonly step: Step | undefined
  readonly foot: ReactNode
}

/** An auth page that begins with a one-time code: signing up, and recovering. */
export function CodePage({ here, purpose, title, lead, callbackUrl, step, foot }: CodeDoorProps) {
  if (step && step.at !== 'begin') return <StepPage step={step} action={here} />
  return (
    <AuthFrame title={title} lead={lead}>
      <Trouble step={step} />
      <AuthForm
        action={here}
        intent="send"
        carry={{ purpose, callbackUrl: step?.callbackUrl ?? callbackUrl }}
        submit={words.sendCode}
      >
        <LtrField
          name="to"
          label={words.identifier}
          description={words.identifierHint}
          defaultValue={step?.to}
          error={step?.fields?.to}
          autoComplete="username"
          required
        />
      </AuthForm>
      {purpose === 'register' ? <GoogleButton callbackUrl={callbackUrl} /> : null}
      <p className="text-15 text-muted">{foot}</p>
    </AuthFrame>
  )
}
