import { announce } from '@arvand/contracts/teacher/announcements'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CohortChoice } from '../students/index.ts'
import { WhenFields } from './when-fields.tsx'
import { announcementWords as words } from './words.ts'

interface AnnouncementFormProps {
  readonly answer: FormAnswer | undefined
  readonly cohorts: readonly CohortChoice[]
}

/** Announces something to all learners of a course or to one cohort. */
export function AnnouncementForm({ answer, cohorts }: AnnouncementFormProps) {
  return (
    <ActionForm
      intent="add"
      to={announce}
      clears
      answer={answer}
      submit={words.submit}
      className="grid gap-4"
    >
      <TextField name="title" label={words.heading} />
      <TextArea name="body" label={words.body} rows={6} />
      {cohorts.length > 0 ? (
        <SelectField name="cohortId" label={words.to} placeholder={words.whole} options={cohorts} />
      ) : null}
      <WhenFields />
    </ActionForm>
  )
}
