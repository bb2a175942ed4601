import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { holidaysWords as words } from './words.ts'

interface HolidayFormProps {
  readonly intent: 'add' | 'mend'
  readonly answer: FormAnswer | undefined
  /** What is mended. */
  readonly holiday?: { readonly id: string | null; readonly day: string; readonly title: string }
  readonly submit: string
  readonly pending: string
  readonly beside?: ReactNode
}

/** A day and its occasion. */
export function HolidayForm({ intent, answer, holiday, submit, pending, beside }: HolidayFormProps) {
  const { fields, values } = answer ?? {}
  return (
    <ActionForm
      intent={intent}
      answer={answer}
      carry={{ id: holiday?.id }}
      submit={submit}
      pending={pending}
      button={{ size: 'compact' }}
      beside={beside}
      className="grid gap-4"
    >
      <DateField
        name="day"
        label={words.day}
        description={words.dayHint}
        defaultValue={values?.day ?? holiday?.day}
        error={fields?.day}
        required
      />
      <TextField
        name="title"
        label={words.occasion}
        description={words.occasionHint}
        defaultValue={values?.title ?? holiday?.title}
        error={fields?.title}
        maxLength={120}
        required
      />
    </ActionForm>
  )
}
