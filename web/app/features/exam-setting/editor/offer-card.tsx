import { parseToman } from '@arvand/persian/money'
import { useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { MoneyField } from '../../../ui/digits-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { rulesWords as words } from '../words/editor-words.ts'
import type { RulesProps } from './exam-draft.ts'

const audiences = ['course', 'free', 'sold'] as const
const usualPrice = 500_000

/** Who may take the exam, and what it costs whoever does not learn its course. */
export function OfferCard({ settings: { price }, onChange }: RulesProps) {
  const [audience, setAudience] = useState<(typeof audiences)[number]>(
    (price ?? null) === null ? 'course' : price === 0 ? 'free' : 'sold',
  )
  const choose = (chosen: (typeof audiences)[number]) => {
    setAudience(chosen)
    onChange({ price: { course: null, free: 0, sold: price || usualPrice }[chosen] })
  }
  return (
    <Card title={words.offer}>
      <div className="grid gap-5">
        <RadioGroup
          name="audience"
          label={words.audience}
          choices={audiences.map((value) => ({ value, label: words.audienceOf[value] }))}
          defaultValue={audience}
          onChange={({ currentTarget }) =>
            choose(audiences.find((one) => one === currentTarget.value) ?? audience)
          }
        />
        {audience === 'sold' ? (
          <MoneyField
            name="price"
            label={words.price}
            description={words.priceHint}
            defaultValue={String((price ?? usualPrice) / 10)}
            onInput={({ currentTarget }) => {
              const typed = parseToman(currentTarget.value)
              if (typed !== null && typed > 0) onChange({ price: typed })
            }}
          />
        ) : null}
      </div>
    </Card>
  )
}
