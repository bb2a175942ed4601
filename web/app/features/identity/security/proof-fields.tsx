import type { FormAnswer } from '../../../api/form-answer.ts'
import { LtrField } from '../../../ui/ltr-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { confirmWords as words } from './confirm-words.ts'

interface FactorFieldProps {
  readonly answer: Pick<FormAnswer, 'fields'> | undefined
}

/** The code of the authenticator, or a recovery code. */
export const FactorField = ({ answer }: FactorFieldProps) => (
  <LtrField
    name="code"
    label={words.factor}
    description={words.factorHint}
    error={answer?.fields?.code}
    autoComplete="one-time-code"
    required
  />
)

interface ProofFieldsProps extends FactorFieldProps {
  /** Whether the second factor of this account is on. */
  readonly hasFactor: boolean
}

/** Fields for reauthentication within another form, whose action then calls `proveAgain`. */
export const ProofFields = ({ answer, hasFactor }: ProofFieldsProps) => (
  <>
    <PasswordField name="password" label={words.password} error={answer?.fields?.password} required />
    {hasFactor ? <FactorField answer={answer} /> : null}
  </>
)
