import type { Answer } from '@arvand/contracts/endpoint'
import { removePrize, savePrize, setWheel, showPrizes } from '@arvand/contracts/panel/manage-wheel'
import { tomanText } from '@arvand/persian/money'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DigitsField, MoneyField } from '../../ui/digits-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/manage-wheel'
import { manageWheelWords as words } from './words.ts'

export const loader = ({ context }: Route.LoaderArgs) => callerOf(context)(showPrizes, {})

const removeQuestion = () => ({
  title: words.remove,
  text: words.removeQuestion,
  confirm: words.remove,
  danger: true,
})

const save = submitTo(savePrize, { done: words.saved })

export const action = formAction({
  add: save,
  change: save,
  remove: submitTo(removePrize, { question: removeQuestion, done: words.removed }),
  set: submitTo(setWheel, {
    with: ({ form }) => ({ isOpen: form.has('isOpen') }),
    done: words.set,
  }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function ManageWheel({ loaderData, actionData }: Route.ComponentProps) {
  const { items, isOpen, dayBudget, spentToday, spinsToday, expectedCost, spinsADay, expectedDay } =
    loaderData
  const [changed, removed] = [answerFor(actionData, 'change'), answerFor(actionData, 'remove')]
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <LoneNews answer={[changed, removed].find((answer) => answer?.done)} />
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Stat label={words.spentToday} value={tomanText(spentToday)} />
          <Stat label={words.spinsToday} value={formatNumber(spinsToday)} unit={words.spins} />
          <Stat label={words.expected} value={roundToman(expectedCost)} />
          <Stat
            label={words.expectedDay}
            value={roundToman(expectedDay)}
            unit={words.forSpins(formatNumber(spinsADay))}
          />
        </div>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {items.length > 0 ? (
            <ul aria-label={words.prizes} className="grid gap-4">
              {items.map((prize) => (
                <li key={prize.id}>
                  <PrizeCard prize={prize} answer={changed} removed={removed} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={words.none} level={2}>
              {words.noneText}
            </EmptyState>
          )}
          <div className="grid grid-cols-1 gap-5">
            <Card title={words.settings}>
              <ActionForm
                intent="set"
                to={setWheel}
                answer={answerFor(actionData, 'set')}
                submit={words.save}
                button={{ wide: true }}
              >
                <Checkbox name="isOpen" defaultChecked={isOpen}>
                  {words.isOpen}
                </Checkbox>
                <MoneyField
                  name="dayBudget"
                  label={words.dayBudget}
                  description={words.dayBudgetHint}
                  defaultValue={dayBudget / 10}
                />
              </ActionForm>
            </Card>
            <Card title={words.add}>
              <ActionForm
                intent="add"
                to={savePrize}
                clears
                answer={answerFor(actionData, 'add')}
                submit={words.make}
                button={{ wide: true }}
              >
                <PrizeFields />
              </ActionForm>
            </Card>
          </div>
        </div>
      </div>
    </>
  )
}

/** An average, without the tenth of a toman. */
const roundToman = (rials: number): string => tomanText(Math.round(rials / 10) * 10)

type Prize = Answer<typeof showPrizes>['items'][number]

/** The fields of a prize. CSS alone hides those of other kinds, so it works without JavaScript. */
function PrizeFields({ prize }: { readonly prize?: Prize }) {
  return (
    <div className="group/kind grid gap-4">
      <TextField name="title" label={words.name} defaultValue={prize?.title} />
      <RadioGroup
        name="kind"
        label={words.kind}
        defaultValue={prize?.kind ?? 'credit'}
        choices={Object.entries(words.kinds).map(([value, label]) => ({ value, label }))}
      />
      <div className="hidden group-has-[[value=credit]:checked]/kind:block group-has-[[value=card]:checked]/kind:block">
        <MoneyField
          name="amount"
          label={words.amount}
          defaultValue={prize?.kind === 'credit' || prize?.kind === 'card' ? prize.amount / 10 : undefined}
        />
      </div>
      <div className="hidden group-has-[[value=plusDays]:checked]/kind:block">
        <DigitsField
          name="days"
          label={words.days}
          defaultValue={prize?.kind === 'plusDays' ? String(prize.amount) : undefined}
        />
      </div>
      <div className="hidden gap-4 group-has-[[value=offCode]:checked]/kind:grid">
        <DigitsField
          name="percent"
          label={words.percent}
          defaultValue={prize?.kind === 'offCode' ? String(prize.amount) : undefined}
        />
        <MoneyField
          name="mostDiscount"
          label={words.mostDiscount}
          defaultValue={prize?.kind === 'offCode' ? prize.cost / 10 : undefined}
        />
      </div>
      <DigitsField
        name="weight"
        label={words.weight}
        description={words.weightHint}
        defaultValue={prize && String(prize.weight)}
      />
      <DigitsField
        name="stock"
        label={words.stock}
        description={words.stockHint}
        defaultValue={prize?.stock === null || !prize ? undefined : String(prize.stock)}
      />
    </div>
  )
}

interface PrizeCardProps {
  readonly prize: Prize
  readonly answer: FormAnswer | undefined
  readonly removed: FormAnswer | undefined
}

function PrizeCard({ prize, answer, removed }: PrizeCardProps) {
  const { id, title, kind, chance, stock, cost } = prize
  const mine = answer?.values?.id === id && !answer.done ? answer : undefined
  const facts = [
    words.kinds[kind],
    formatPercent(chance * 100),
    ...(cost > 0 ? [tomanText(cost)] : []),
    ...(stock === null ? [] : [`${words.stock}: ${formatNumber(stock)}`]),
  ]
  return (
    <Card title={title} level={2}>
      <p className="text-15 text-muted">{facts.join('، ')}</p>
      <details open={mine ? true : undefined} className="pt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small text-15 font-label text-primary-700">
          {words.change}
        </summary>
        <ActionForm
          intent="change"
          to={savePrize}
          answer={mine}
          carry={{ id, ...(stock === null ? {} : { stockSeen: String(stock) }) }}
          submit={words.save}
          button={{ variant: 'outline' }}
          className="grid max-w-md gap-4 pt-2"
        >
          {/* Anew for each stock: the field and what is sent as seen belong together. */}
          <PrizeFields key={stock} prize={prize} />
        </ActionForm>
      </details>
      <ConfirmedForm
        intent="remove"
        to={removePrize}
        answer={removed?.values?.id === id && !removed.done ? removed : undefined}
        carry={{ id }}
        submit={words.remove}
        button={{ variant: 'outline', size: 'compact' }}
        question={removeQuestion}
      />
    </Card>
  )
}
