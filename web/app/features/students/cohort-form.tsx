import type { Answer } from '@arvand/contracts/endpoint'
import { addCohort, changeCohort, type listCohorts } from '@arvand/contracts/teacher/cohorts'
import { ActionForm, type ActionFormProps } from '../../shell/action-form.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { cohortWords as words } from './words.ts'

export type Cohort = Answer<typeof listCohorts>['items'][number]

interface CohortFormProps extends Pick<ActionFormProps, 'answer' | 'submit' | 'beside'> {
  /** The cohort that is edited; absent when one is added. */
  readonly cohort?: Cohort
}

/** A cohort's name, days and seats. */
export function CohortForm({ cohort, ...form }: CohortFormProps) {
  return (
    <ActionForm
      {...form}
      intent={cohort ? 'mend' : 'add'}
      to={cohort ? changeCohort : addCohort}
      carry={{ id: cohort?.id }}
      clears
      className="grid gap-4"
    >
      <TextField name="title" label={words.name} description={words.nameHint} defaultValue={cohort?.title} />
      <DateField name="startsOn" label={words.startsOn} defaultValue={cohort?.startsOn} />
      <DateField
        name="endsOn"
        label={words.endsOn}
        description={words.endsHint}
        defaultValue={cohort?.endsOn ?? undefined}
      />
      <DigitsField
        name="seats"
        label={words.seats}
        description={words.seatsHint}
        defaultValue={cohort?.seats ?? undefined}
      />
    </ActionForm>
  )
}
