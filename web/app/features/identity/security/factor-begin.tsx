import { beginSecondFactor, confirmSecondFactor } from '@arvand/contracts/panel/security'
import { ActionForm } from '../../../shell/action-form.tsx'
import { DigitsField } from '../../../ui/digits-field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import type { FactorAnswer, FactorKey } from './factor-answer.ts'
import { factorWords as words } from './factor-words.ts'

interface StepProps {
  readonly answer: FactorAnswer | undefined
}

/** The first step: installing an authenticator. */
export function FactorOff({ answer }: StepProps) {
  return (
    <div className="grid gap-6">
      <Stepper label={words.stepsLabel} steps={words.steps} at={0} />
      <p>{words.beginLead}</p>
      <ActionForm intent="begin" to={beginSecondFactor} answer={answer} submit={words.begin} />
    </div>
  )
}

/** The second step: the QR code, and the first code of the authenticator as proof. */
export function FactorPicture({ factorKey, answer }: StepProps & { factorKey: FactorKey }) {
  const { secret, address, qr } = factorKey
  return (
    <div className="grid gap-6">
      <Stepper label={words.stepsLabel} steps={words.steps} at={1} />
      <section className="grid gap-3">
        <h2 className="text-17 font-title">{words.scan}</h2>
        <p className="text-15 text-muted">{words.scanLead}</p>
        <img
          src={qr}
          alt={words.picture}
          width={208}
          height={208}
          className="rounded-tile border border-line bg-white p-1"
        />
        <a
          href={address}
          className="inline-flex min-h-11 items-center justify-self-start rounded-small text-15 font-label text-primary-700 underline underline-offset-[6px]"
        >
          {words.open}
        </a>
        <p className="text-14 text-muted">{words.byHand}</p>
        <code className="rounded-tile bg-sunken px-4 py-2 text-center text-15 break-all">
          {inGroups(secret)}
        </code>
      </section>
      <ActionForm
        intent="confirm"
        to={confirmSecondFactor}
        answer={answer}
        carry={{ secret, address, qr }}
        submit={words.confirm}
      >
        <DigitsField
          name="code"
          label={words.first}
          description={words.firstHint}
          autoComplete="one-time-code"
        />
      </ActionForm>
    </div>
  )
}

/** Groups of four are easier to copy by hand. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
