import { exportTeacherStatement } from '@arvand/contracts/panel/earnings'
import { addCalendarMonths, calendarDayOf, monthName } from '@arvand/persian/calendar'
import { localDigits } from '@arvand/persian/digits'
import { dayAt } from '@arvand/persian/zone'
import { Download } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { withdrawalsWords as words } from './withdrawals-words.ts'

interface StatementProps {
  /** Of the person who asks to withdraw. */
  readonly withdrawal: {
    readonly id: string
    readonly askedAt: string
    readonly person: { readonly id: string }
  }
  readonly answer: FormAnswer | undefined
}

/** Downloads a person's statement of the month in which they asked to withdraw, or of one of the eleven before it. */
export function StatementForm({ withdrawal: { id, askedAt, person }, answer }: StatementProps) {
  const asked = { ...calendarDayOf(dayAt(askedAt)), day: 1 }
  const options = Array.from({ length: 12 }, (_, back) => {
    const { year, month } = addCalendarMonths(asked, -back)
    return {
      value: `${year}-${String(month).padStart(2, '0')}`,
      label: `${monthName(month)} ${localDigits(String(year))}`,
    }
  })
  return (
    <details open={answer ? true : undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small text-15 font-label text-primary-700">
        {words.statement}
      </summary>
      <ActionForm
        intent="statement"
        to={exportTeacherStatement}
        answer={answer}
        carry={{ withdrawalId: id, personId: person.id }}
        submit={words.takeStatement}
        button={{ variant: 'outline', size: 'compact', icon: Download }}
        className="grid max-w-xs gap-3 pt-2"
      >
        <SelectField name="month" label={words.month} options={options} />
      </ActionForm>
    </details>
  )
}
