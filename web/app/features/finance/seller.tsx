import { changeSeller, showSeller } from '@arvand/contracts/panel/manage-finance'
import { formatDateTime } from '@arvand/persian/format-date'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/seller'
import { sellerWords as words } from './seller-words.ts'

export const loader = async ({ context }: Route.LoaderArgs) => callerOf(context)(showSeller, {})

export const action = formAction({ seller: submitTo(changeSeller, { done: words.saved }) })

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function SellerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { changedBy, changedAt } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ActionForm
        intent="seller"
        to={changeSeller}
        answer={answerFor(actionData, 'seller')}
        submit={words.save}
        beside={
          changedBy && changedAt ? (
            <span className="text-14 text-muted">
              {words.changedBy(changedBy.name, formatDateTime(changedAt))}
            </span>
          ) : null
        }
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Seller {...loaderData} />
          <Payer {...loaderData} />
        </div>
      </ActionForm>
    </>
  )
}

type Seen = Route.ComponentProps['loaderData']

const sellerNumbers = ['legalId', 'economicCode', 'postalCode', 'phone'] as const

function Seller({ seller }: Pick<Seen, 'seller'>) {
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

const Payer = ({ payerSheba }: Pick<Seen, 'payerSheba'>) => (
  <Card title={words.payer}>
    <LtrField
      name="payerSheba"
      label={words.payerSheba}
      description={words.payerShebaHint}
      defaultValue={payerSheba ?? undefined}
    />
  </Card>
)
