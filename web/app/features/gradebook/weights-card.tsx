import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import type { GradebookColumn } from './grid.tsx'
import { gradebookWords as words } from './words.ts'

interface WeightsCardProps {
  readonly columns: readonly GradebookColumn[]
  readonly answer: FormAnswer | undefined
}

/** Name of a column's field: its path in the body, by which errors find their field. */
export const weightName = (at: number): string => `weights.${at}.weight`

export function WeightsCard({ columns, answer }: WeightsCardProps) {
  return (
    <Card title={words.weights}>
      <p className="pb-4 text-14 text-muted">{words.weightsLead}</p>
      <ActionForm
        intent="weigh"
        answer={answer}
        submit={words.save}
        button={{ variant: 'soft' }}
        className="grid gap-4"
      >
        {columns.map(({ key, title, weight }, at) => (
          <div key={key}>
            <input type="hidden" name="item" value={key} />
            <DigitsField
              name={weightName(at)}
              label={words.weight(title)}
              defaultValue={answer?.values?.[weightName(at)] ?? weight}
              error={answer?.fields?.[weightName(at)]}
            />
          </div>
        ))}
      </ActionForm>
    </Card>
  )
}
