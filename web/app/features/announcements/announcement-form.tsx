import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CohortChoice } from '../students/index.ts'
import { announcementWords as words } from './words.ts'

interface AnnouncementFormProps {
  readonly answer: FormAnswer | undefined
  readonly cohorts: readonly CohortChoice[]
  readonly requestId: string
}

/** A title, a text, and to whom. */
export function AnnouncementForm({ answer, cohorts, requestId }: AnnouncementFormProps) {
  const { fields, values } = answer ?? {}
  return (
    <ActionForm
      intent="add"
      answer={answer}
      carry={{ requestId }}
      submit={words.submit}
      pending={words.submitting}
      className="grid gap-4"
    >
      <TextField
        name="title"
        label={words.heading}
        defaultValue={values?.title}
        error={fields?.title}
        maxLength={120}
        required
      />
      <TextArea
        name="body"
        label={words.body}
        defaultValue={values?.body}
        error={fields?.body}
        maxLength={4000}
        rows={6}
        required
      />
      {cohorts.length > 0 ? (
        <SelectField
          name="cohort"
          label={words.to}
          placeholder={words.whole}
          options={cohorts}
          defaultValue={values?.cohort}
          error={fields?.cohortId}
        />
      ) : null}
    </ActionForm>
  )
}
