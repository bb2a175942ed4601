import { saveHoliday } from '@arvand/contracts/panel/calendar'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { holidaysWords as words } from './words.ts'

interface HolidayFormProps {
  readonly intent: 'add' | 'mend'
  readonly answer: FormAnswer | undefined
  /** The holiday that is edited; absent when one is added. */
  readonly holiday?: { readonly id: string | null; readonly day: string; readonly title: string }
  readonly submit: string
  readonly beside?: ReactNode
}

/** A day and its occasion. */
export function HolidayForm({ intent, answer, holiday, submit, beside }: HolidayFormProps) {
  return (
    <ActionForm
      intent={intent}
      to={saveHoliday}
      clears
      answer={answer}
      carry={{ id: holiday?.id }}
      submit={submit}
      button={{ size: 'compact' }}
      beside={beside}
      className="grid gap-4"
    >
      <DateField name="day" label={words.day} description={words.dayHint} defaultValue={holiday?.day} />
      <TextField
        name="title"
        label={words.occasion}
        description={words.occasionHint}
        defaultValue={holiday?.title}
      />
    </ActionForm>
  )
}
