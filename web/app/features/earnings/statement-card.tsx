import type { Answer } from '@arvand/contracts/endpoint'
import { exportStatement, type showIncome } from '@arvand/contracts/panel/earnings'
import { monthName } from '@arvand/persian/calendar'
import { localDigits } from '@arvand/persian/digits'
import { Download } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { incomeWords as words } from './words.ts'

/** Downloads the statement of one of the last twelve months as PDF. */
export function StatementCard({
  months,
  answer,
}: Pick<Answer<typeof showIncome>, 'months'> & { answer: FormAnswer | undefined }) {
  const options = months.toReversed().map(({ year, month }) => ({
    value: `${year}-${String(month).padStart(2, '0')}`,
    label: `${monthName(month)} ${localDigits(String(year))}`,
  }))
  return (
    <Card title={words.statement}>
      <p className="pb-4 text-14 text-muted">{words.statementLead}</p>
      <ActionForm
        intent="statement"
        to={exportStatement}
        answer={answer}
        submit={words.takeStatement}
        button={{ variant: 'outline', icon: Download }}
      >
        <SelectField name="month" label={words.month} options={options} />
      </ActionForm>
    </Card>
  )
}
