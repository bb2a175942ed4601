import type { ManagedPlan } from '@arvand/contracts/panel/manage-plus'
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
  /** Null: a new one, whose address and length are still open. */
  readonly plan: ManagedPlan | null
  readonly requestId: string
  readonly answer: FormAnswer | undefined
}

/** A plan as it is written. */
export function PlanForm({ plan, requestId, answer }: PlanFormProps) {
  const { values, fields } = answer ?? {}
  const field = (name: string, stored: string | number | undefined) => ({
    name,
    defaultValue: values?.[name] ?? stored,
    error: fields?.[name],
  })
  return (
    <Card>
      <ActionForm
        intent="write"
        answer={answer}
        carry={{ requestId: values?.requestId ?? requestId }}
        submit={plan ? words.save : words.make}
        pending={plan ? words.saving : words.making}
      >
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            {...field('title', plan?.title)}
            label={words.name}
            description={words.nameHint}
            maxLength={60}
            required
          />
          {plan ? null : (
            <>
              <LtrField
                {...field('slug', undefined)}
                label={words.slug}
                description={words.slugHint}
                maxLength={40}
                required
              />
              <SelectField {...field('months', 1)} label={words.length} options={lengths} required />
            </>
          )}
          <MoneyField
            {...field('price', plan ? plan.price / 10 : undefined)}
            label={words.price}
            description={words.priceHint}
            maxLength={16}
            required
          />
        </div>
        <TextField {...field('summary', plan?.summary)} label={words.summary} maxLength={200} required />
        <TextArea
          {...field('promises', plan?.promises.join('\n'))}
          label={words.promises}
          description={words.promisesHint}
          maxLength={1000}
        />
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          <DigitsField
            {...field('discountPercent', plan?.discountPercent ?? 10)}
            label={words.discount}
            description={words.discountHint}
            maxLength={3}
          />
          <DigitsField {...field('graceDays', plan?.graceDays ?? 3)} label={words.graceDays} maxLength={2} />
          <DigitsField {...field('pauseDays', plan?.pauseDays ?? 14)} label={words.pauseDays} maxLength={3} />
          <DigitsField
            {...field('position', plan?.position ?? 10)}
            label={words.position}
            description={words.positionHint}
            maxLength={4}
          />
        </div>
      </ActionForm>
    </Card>
  )
}

const lengths = Object.entries(words.lengths).map(([value, label]) => ({ value, label }))
