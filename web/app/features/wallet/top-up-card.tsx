import { topUpWallet } from '@arvand/contracts/panel/factors'
import { tomanNumber } from '@arvand/persian/money'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { Card } from '../../ui/card.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { offeredSums } from './top-up.ts'
import { topUpWords as words } from './words.ts'

interface TopUpCardProps {
  readonly answer: FormAnswer | undefined
}

/** Adds money from a bank to the wallet: a few sums to choose from, or another one. */
export function TopUpCard({ answer }: TopUpCardProps) {
  const chosen = Number(answer?.values?.amount ?? offeredSums[1])
  return (
    <Card title={words.title}>
      <ActionForm
        intent="topUp"
        answer={answer}
        to={topUpWallet}
        submit={words.submit}
        className="grid gap-4"
        button={{ wide: true }}
      >
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-15 font-label">{words.sums}</legend>
          <div className="grid grid-cols-2 gap-2">
            {offeredSums.map((sum) => (
              <label
                key={sum}
                className="grid min-h-12 cursor-pointer place-items-center rounded-control border border-edge bg-surface px-3 text-15 has-checked:border-primary-600 has-checked:bg-primary-50 has-checked:text-primary-700 has-checked:ring-1 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600"
              >
                <input
                  type="radio"
                  name="amount"
                  value={sum}
                  defaultChecked={sum === chosen}
                  className="sr-only"
                />
                {words.sum(tomanNumber(sum))}
              </label>
            ))}
          </div>
        </fieldset>
        <MoneyField
          name="other"
          label={words.other}
          description={words.otherHint}
          error={answer?.fields?.other ?? answer?.fields?.amount}
          defaultValue={answer?.values?.other}
          maxLength={16}
        />
      </ActionForm>
    </Card>
  )
}
