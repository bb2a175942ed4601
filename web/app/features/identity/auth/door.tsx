import { useEffect } from 'react'
import { noteEndedSession } from '../../../api/ended-session.ts'
import { sentenceFor } from '../../../api/sentences.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FirstStep } from './first-step.tsx'
import { StepForm, Trouble } from './step-form.tsx'
import { type AuthAnswer, firstStep, type Purpose, type Step } from './steps.ts'
import { errorSentence } from './words.ts'

interface DoorProps {
  readonly callbackUrl: string | null
  /** A code of the authentication client. */
  readonly error: string | null
  readonly byPassword: boolean
  readonly sessionEnded: boolean
  readonly purpose: Purpose
  /** The step at which the visitor stands; the first one when left out. */
  readonly step?: Step
  readonly answer: AuthAnswer | undefined
}

/** One door for new and old people: a mobile, its code, and a name where there is no account yet. */
export function Door({ callbackUrl, error, byPassword, sessionEnded, purpose, step, answer }: DoorProps) {
  // The first factor was proved elsewhere, for example at Google; its challenge is in a cookie that only the server reads.
  const isSteppingUp = !step && error === 'SecondFactorRequired'
  const at = isSteppingUp ? 'factor' : byPassword ? 'secret' : 'number'
  const shown = answer?.step ?? step ?? { ...firstStep({ purpose, callbackUrl }), at }
  if (shown.at !== 'number' && shown.at !== 'secret') return <StepForm step={shown} answer={answer} />
  const told = answer || isSteppingUp ? null : errorSentence(error)
  return (
    <FirstStep step={shown} answer={answer}>
      {sessionEnded && !answer ? <SessionEnded callbackUrl={callbackUrl} /> : null}
      {told ? <Alert tone="warning">{told}</Alert> : null}
      <Trouble answer={answer} />
    </FirstStep>
  )
}

/** Tells of an ended session where no page was open yet; `noteEndedSession` does the rest, at a navigation from here. */
function SessionEnded({ callbackUrl }: { callbackUrl: string | null }) {
  useEffect(() => noteEndedSession(), [])
  return (
    <div data-hydrate="now" data-session-ended={callbackUrl ?? ''}>
      <Alert tone="warning">{sentenceFor(401)}</Alert>
    </div>
  )
}
