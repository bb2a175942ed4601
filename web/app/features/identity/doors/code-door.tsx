import type { ReactNode } from 'react'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { DoorForm } from './door-form.tsx'
import { DoorFrame } from './door-frame.tsx'
import { GoogleWay } from './google-way.tsx'
import { StepPage, Trouble } from './step-form.tsx'
import type { Purpose, Step } from './steps.ts'
import { doorWords as words } from './words.ts'

interface CodeDoorProps {
  readonly here: string
  readonly purpose: Purpose
  readonly title: string
  readonly lead: string
  readonly callbackUrl: string | null
  readonly step: Step | undefined
  readonly foot: ReactNode
}

/** A door that begins with a code: signing up, and recovering. */
export function CodeDoor({ here, purpose, title, lead, callbackUrl, step, foot }: CodeDoorProps) {
  if (step && step.at !== 'begin') return <StepPage step={step} action={here} />
  return (
    <DoorFrame title={title} lead={lead}>
      <Trouble step={step} />
      <DoorForm
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
      </DoorForm>
      {purpose === 'register' ? <GoogleWay callbackUrl={callbackUrl} /> : null}
      <p className="text-15 text-muted">{foot}</p>
    </DoorFrame>
  )
}
