import type { Answer } from '@arvand/contracts/endpoint'
import type { listCohorts } from '@arvand/contracts/teacher/cohorts'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { cohortWords as words } from './words.ts'

export type Cohort = Answer<typeof listCohorts>['items'][number]

interface CohortFormProps {
  readonly intent: 'add' | 'mend'
  readonly answer: FormAnswer | undefined
  readonly carry: Readonly<Record<string, string>>
  /** What is mended. */
  readonly cohort?: Cohort
  readonly submit: string
  readonly pending: string
  readonly beside?: ReactNode
}

/** A cohort's name, days and seats. */
export function CohortForm({ intent, answer, carry, cohort, submit, pending, beside }: CohortFormProps) {
  const { fields, values } = answer ?? {}
  return (
    <ActionForm
      intent={intent}
      answer={answer}
      carry={carry}
      submit={submit}
      pending={pending}
      beside={beside}
      className="grid gap-4"
    >
      <TextField
        name="title"
        label={words.name}
        description={words.nameHint}
        defaultValue={values?.title ?? cohort?.title}
        error={fields?.title}
        maxLength={80}
        required
      />
      <DateField
        name="startsOn"
        label={words.startsOn}
        defaultValue={values?.startsOn ?? cohort?.startsOn}
        error={fields?.startsOn}
        required
      />
      <DateField
        name="endsOn"
        label={words.endsOn}
        description={words.endsHint}
        defaultValue={values?.endsOn ?? cohort?.endsOn ?? undefined}
        error={fields?.endsOn}
      />
      <DigitsField
        name="seats"
        label={words.seats}
        description={words.seatsHint}
        defaultValue={values?.seats ?? cohort?.seats ?? undefined}
        error={fields?.seats}
      />
    </ActionForm>
  )
}
