import type { FormAnswer } from '../../api/form-answer.ts'
import { sellables } from '../../sellables.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/checkbox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CoursePicker } from './course-picker.tsx'
import { type FoundCourses, tickedCourses } from './pick-courses.ts'
import { makeCodesWords as words } from './words.ts'

interface FieldsProps {
  readonly answer: FormAnswer | undefined
}

/** Props of a field whose name differs from the contract's `field`: its typed value and its error. */
const said = (answer: FormAnswer | undefined, name: string, field: string) => ({
  name,
  error: answer?.fields?.[field],
  defaultValue: answer?.values?.[name],
})

/** One code or many. CSS alone hides the fields of the other choice, so it works without JavaScript. */
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
            {...said(answer, 'codeWish', 'code')}
            label={words.code}
            description={words.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
        <div className="hidden gap-5 group-has-[[value=many]:checked]/which:grid sm:grid-cols-2">
          <DigitsField name="count" label={words.count} description={words.countHint} />
          <LtrField
            {...said(answer, 'prefixWish', answer?.fields?.prefix ? 'prefix' : 'code')}
            label={words.prefix}
            description={words.prefixHint}
            autoComplete="off"
            autoCapitalize="characters"
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
          defaultValue="percent"
          choices={[
            { value: 'percent', label: words.percent },
            { value: 'fixed', label: words.fixed },
          ]}
        />
        <div className="grid gap-5 group-has-[[value=fixed]:checked]/kind:hidden sm:grid-cols-2">
          <DigitsField {...said(answer, 'percentValue', 'value')} label={words.percentValue} />
          <MoneyField name="mostDiscount" label={words.mostDiscount} description={words.mostHint} />
        </div>
        <div className="hidden max-w-sm group-has-[[value=fixed]:checked]/kind:block">
          <MoneyField {...said(answer, 'fixedValue', 'value')} label={words.fixedValue} />
        </div>
      </div>
    </Card>
  )
}

/** The bounds of a code that may change even after it was used. */
export const OpenFields = () => (
  <>
    <DateField name="endsAt" label={words.endsOn} />
    <DigitsField name="totalLimit" label={words.totalLimit} description={words.limitHint} />
  </>
)

export const NoteField = () => <TextField name="note" label={words.note} description={words.noteHint} />

export const BoundsFields = () => (
  <Card title={words.bounds}>
    <div className="grid gap-5 sm:grid-cols-2">
      <DateField name="startsAt" label={words.startsOn} />
      <OpenFields />
      <DigitsField name="personLimit" label={words.personLimit} description={words.limitHint} />
      <MoneyField name="leastTotal" label={words.leastTotal} />
      <div className="self-end">
        <Checkbox name="firstPurchase">{words.firstPurchase}</Checkbox>
      </div>
    </div>
  </Card>
)

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
          choices={sellables.map(({ kind, plural }) => ({ value: kind, label: plural }))}
        />
        <CoursePicker
          kept={tickedCourses(answer?.values)}
          sought={found ?? null}
          error={answer?.fields?.find ?? answer?.fields?.itemIds}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="campaignId"
            label={words.campaign}
            placeholder={words.noCampaign}
            defaultValue={campaignId}
            options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <NoteField />
        </div>
      </div>
    </Card>
  )
}
