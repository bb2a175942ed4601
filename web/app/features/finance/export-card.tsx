import { exportFinance } from '@arvand/contracts/panel/manage-finance'
import { Download } from 'lucide-react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { DateRangeField } from '../../ui/date-range-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { financeWords as words } from './words.ts'

/** Exports the factors or bank payments of a range of days. */
export function ExportCard({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <Card title={words.export}>
      <p className="pb-4 text-14 text-muted">{words.exportLead}</p>
      <ActionForm
        intent="export"
        to={exportFinance}
        answer={answer}
        submit={words.take}
        button={{ variant: 'outline', icon: Download }}
      >
        <RadioGroup
          name="what"
          label={words.what}
          defaultValue="factors"
          choices={[
            { value: 'factors', label: words.whatFactors },
            { value: 'payments', label: words.whatPayments },
          ]}
        />
        <DateRangeField label={words.days} names={{ start: 'from', end: 'to' }} />
        <RadioGroup
          name="format"
          label={words.format}
          defaultValue="xlsx"
          choices={[
            { value: 'xlsx', label: words.xlsx, description: words.xlsxHint },
            { value: 'csv', label: words.csv, description: words.csvHint },
          ]}
        />
      </ActionForm>
    </Card>
  )
}
