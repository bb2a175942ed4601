import type { FormAnswer } from '../../api/form-answer.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CoursePicker } from './course-picker.tsx'
import { type FoundCourses, keptCourses } from './pick-courses.ts'
import { itemKinds, makeCodesWords as words } from './words.ts'

interface FieldsProps {
  readonly answer: FormAnswer | undefined
}

/** What a field last held, and what is wrong of it. */
const said = (answer: FormAnswer | undefined, name: string) => ({
  name,
  error: answer?.fields?.[name],
  defaultValue: answer?.values?.[name],
})

/** One code or many. What belongs to the other way is not seen, by the form's own state and without a script. */
export function WhichFields({ answer }: FieldsProps) {
  return (
    <Card title={words.which} className="group/which">
      <div className="grid gap-5">
        <RadioGroup
          name="way"
          label={words.way}
          defaultValue={answer?.values?.way ?? 'one'}
          choices={[
            { value: 'one', label: words.one, description: words.oneHint },
            { value: 'many', label: words.many, description: words.manyHint },
          ]}
        />
        <div className="max-w-sm group-has-[[value=many]:checked]/which:hidden">
          <LtrField
            {...said(answer, 'codeWish')}
            label={words.code}
            description={words.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
        </div>
        <div className="hidden gap-5 group-has-[[value=many]:checked]/which:grid sm:grid-cols-2">
          <DigitsField
            {...said(answer, 'count')}
            label={words.count}
            description={words.countHint}
            maxLength={5}
          />
          <LtrField
            {...said(answer, 'prefix')}
            label={words.prefix}
            description={words.prefixHint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
          />
        </div>
      </div>
    </Card>
  )
}

export function DiscountFields({ answer }: FieldsProps) {
  return (
    <Card title={words.discount} className="group/kind">
      <div className="grid gap-5">
        <RadioGroup
          name="kind"
          label={words.kind}
          defaultValue={answer?.values?.kind ?? 'percent'}
          choices={[
            { value: 'percent', label: words.percent },
            { value: 'fixed', label: words.fixed },
          ]}
        />
        <div className="grid gap-5 group-has-[[value=fixed]:checked]/kind:hidden sm:grid-cols-2">
          <DigitsField {...said(answer, 'percentValue')} label={words.percentValue} maxLength={3} />
          <MoneyField
            {...said(answer, 'mostDiscount')}
            label={words.mostDiscount}
            description={words.mostHint}
            maxLength={16}
          />
        </div>
        <div className="hidden max-w-sm group-has-[[value=fixed]:checked]/kind:block">
          <MoneyField {...said(answer, 'fixedValue')} label={words.fixedValue} maxLength={16} />
        </div>
      </div>
    </Card>
  )
}

export function BoundsFields({ answer }: FieldsProps) {
  return (
    <Card title={words.bounds}>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...said(answer, 'startsOn')} label={words.startsOn} />
        <DateField {...said(answer, 'endsOn')} label={words.endsOn} />
        <DigitsField
          {...said(answer, 'totalLimit')}
          label={words.totalLimit}
          description={words.limitHint}
          maxLength={7}
        />
        <DigitsField
          {...said(answer, 'personLimit')}
          label={words.personLimit}
          description={words.limitHint}
          maxLength={4}
        />
        <MoneyField {...said(answer, 'leastTotal')} label={words.leastTotal} maxLength={16} />
        <div className="self-end">
          <Checkbox name="firstPurchase" defaultChecked={Boolean(answer?.values?.firstPurchase)}>
            {words.firstPurchase}
          </Checkbox>
        </div>
      </div>
    </Card>
  )
}

interface ScopeProps extends FieldsProps {
  readonly campaigns: readonly { readonly id: string; readonly title: string }[]
  readonly campaignId: string
  readonly found: FoundCourses | null | undefined
}

export function ScopeFields({ answer, campaigns, campaignId, found }: ScopeProps) {
  return (
    <Card title={words.scope}>
      <div className="grid gap-5">
        <CheckboxGroup
          name="kinds"
          label={words.kinds}
          description={words.kindsHint}
          defaultValue={answer?.values?.chosenKinds?.split(' ')}
          choices={Object.entries(itemKinds).map(([value, label]) => ({ value, label }))}
        />
        <CoursePicker
          kept={keptCourses(answer?.values)}
          sought={found ?? null}
          error={answer?.fields?.find}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="campaignId"
            label={words.campaign}
            placeholder={words.noCampaign}
            defaultValue={answer?.values?.campaignId ?? campaignId}
            options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <TextField
            {...said(answer, 'note')}
            label={words.note}
            description={words.noteHint}
            maxLength={200}
          />
        </div>
      </div>
    </Card>
  )
}
