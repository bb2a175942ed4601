import { addPlan, changePlan, type ManagedPlan } from '@arvand/contracts/panel/manage-plus'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { managePlusWords as words } from './words.ts'

interface PlanFormProps {
  /** Null for a new plan, whose address and length can still be chosen. */
  readonly plan: ManagedPlan | null
  readonly answer: FormAnswer | undefined
}

export function PlanForm({ plan, answer }: PlanFormProps) {
  return (
    <Card>
      <ActionForm
        intent="write"
        to={plan ? changePlan : addPlan}
        answer={answer}
        submit={plan ? words.save : words.make}
      >
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            name="title"
            defaultValue={plan?.title}
            label={words.name}
            description={words.nameHint}
          />
          {plan ? null : (
            <>
              <LtrField name="slug" label={words.slug} description={words.slugHint} />
              <SelectField name="months" defaultValue="1" label={words.length} options={lengths} required />
            </>
          )}
          <MoneyField
            name="price"
            defaultValue={plan ? plan.price / 10 : undefined}
            label={words.price}
            description={words.priceHint}
          />
        </div>
        <TextField name="summary" defaultValue={plan?.summary} label={words.summary} />
        <TextArea
          name="promises"
          defaultValue={plan?.promises.join('\n')}
          label={words.promises}
          description={words.promisesHint}
        />
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          <DigitsField
            name="discountPercent"
            defaultValue={plan?.discountPercent ?? 10}
            label={words.discount}
            description={words.discountHint}
          />
          <DigitsField name="graceDays" defaultValue={plan?.graceDays ?? 7} label={words.graceDays} />
          <DigitsField name="pauseDays" defaultValue={plan?.pauseDays ?? 14} label={words.pauseDays} />
          <DigitsField
            name="position"
            defaultValue={plan?.position ?? 10}
            label={words.position}
            description={words.positionHint}
          />
        </div>
      </ActionForm>
    </Card>
  )
}

const lengths = Object.entries(words.lengths).map(([value, label]) => ({ value, label }))
