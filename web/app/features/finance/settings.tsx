import { changeFinanceSettings } from '@arvand/contracts/panel/manage-finance'
import { formatDateTime } from '@arvand/persian/format-date'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { apiOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/settings'
import { settingsWords as words } from './settings-words.ts'

/** The page's action; the form always sends all settings. */
const changeSettings = formAction({
  settings: submitTo(changeFinanceSettings, { done: words.saved }),
})

export const loader = async ({ context }: Route.LoaderArgs) =>
  apiOf(context).panel('manage/finance/settings', {})

export const action = changeSettings

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Settings({ loaderData: { settings }, actionData }: Route.ComponentProps) {
  const { changedBy, changedAt } = settings
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ActionForm
          intent="settings"
          to={changeFinanceSettings}
          answer={answerFor(actionData, 'settings')}
          submit={words.save}
          beside={
            changedBy && changedAt ? (
              <span className="text-14 text-muted">
                {words.changedBy(changedBy.name, formatDateTime(changedAt))}
              </span>
            ) : null
          }
          className="grid gap-5"
        >
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Rules settings={settings} />
            <div className="grid gap-5">
              <Seller settings={settings} />
              <Payer settings={settings} />
            </div>
          </div>
        </ActionForm>
      </div>
    </>
  )
}

interface PartProps {
  readonly settings: Route.ComponentProps['loaderData']['settings']
}

interface NumberProps extends PartProps {
  readonly name:
    | 'vatPercent'
    | 'platformPercent'
    | 'refundDays'
    | 'refundMostPercent'
    | 'factorMinutes'
    | 'giftCardMonths'
  readonly label: string
  readonly unit: string
  readonly hint?: string
}

const NumberField = ({ name, label, unit, hint, settings }: NumberProps) => (
  <DigitsField
    name={name}
    label={label}
    description={hint}
    defaultValue={settings[name]}
    end={<span className="px-3 text-15">{unit}</span>}
  />
)

function Rules(props: PartProps) {
  const { settings } = props
  return (
    <div className="grid gap-5">
      <Card title={words.shares}>
        <div className="grid gap-5">
          <NumberField {...props} name="vatPercent" label={words.vat} unit={words.percent} />
          <Checkbox
            name="pricesWithTax"
            defaultChecked={settings.pricesWithTax}
            description={words.pricesWithTaxHint}
          >
            {words.pricesWithTax}
          </Checkbox>
          <NumberField
            {...props}
            name="platformPercent"
            label={words.platform}
            unit={words.percent}
            hint={words.platformHint}
          />
        </div>
      </Card>
      <Card title={words.windows}>
        <div className="grid gap-5">
          <NumberField
            {...props}
            name="refundDays"
            label={words.refundDays}
            unit={words.days}
            hint={words.refundDaysHint}
          />
          <NumberField
            {...props}
            name="refundMostPercent"
            label={words.refundMost}
            unit={words.percent}
            hint={words.refundMostHint}
          />
          <NumberField {...props} name="factorMinutes" label={words.factorMinutes} unit={words.minutes} />
          <NumberField
            {...props}
            name="giftCardMonths"
            label={words.giftCardMonths}
            unit={words.months}
            hint={words.giftCardMonthsHint}
          />
          <MoneyField
            name="leastWithdrawal"
            label={words.leastWithdrawal}
            defaultValue={settings.leastWithdrawal / 10}
          />
        </div>
      </Card>
    </div>
  )
}

const sellerNumbers = ['legalId', 'economicCode', 'postalCode', 'phone'] as const

function Seller({ settings: { seller } }: PartProps) {
  return (
    <Card title={words.seller}>
      <div className="grid gap-5">
        <TextField name="seller.name" label={words.name} defaultValue={seller.name} />
        {sellerNumbers.map((name) => (
          <DigitsField
            key={name}
            name={`seller.${name}`}
            label={words[name]}
            defaultValue={seller[name] ?? undefined}
          />
        ))}
        <TextArea
          name="seller.address"
          label={words.address}
          defaultValue={seller.address ?? undefined}
          rows={3}
        />
      </div>
    </Card>
  )
}

const Payer = ({ settings: { payerSheba } }: PartProps) => (
  <Card title={words.payer}>
    <LtrField
      name="payerSheba"
      label={words.payerSheba}
      description={words.payerShebaHint}
      defaultValue={payerSheba ?? undefined}
    />
  </Card>
)
