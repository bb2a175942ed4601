import { Card } from '../../../ui/card.tsx'
import { CheckboxGroup } from '../../../ui/checkbox.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { rulesWords as words } from '../words/editor-words.ts'
import type { RulesProps } from './exam-draft.ts'

const times = ['submitted', 'closed', 'never'] as const
const parts = ['score', 'given', 'correct', 'feedback'] as const

/** When candidates see their attempt again, and what of it. */
export function ReviewCard({ settings: { review }, onChange }: RulesProps) {
  const set = (part: Partial<typeof review>) => onChange({ review: { ...review, ...part } })
  const has = (part: (typeof parts)[number], isWanted: boolean) =>
    set({ parts: parts.filter((one) => (one === part ? isWanted : review.parts.includes(one))) })
  return (
    <Card title={words.review}>
      <div className="grid gap-5">
        <RadioGroup
          name="reviewFrom"
          label={words.reviewFrom}
          choices={times.map((value) => ({ value, label: words.from[value] }))}
          defaultValue={review.from}
          onChange={({ currentTarget }) =>
            set({ from: times.find((one) => one === currentTarget.value) ?? review.from })
          }
        />
        {review.from === 'never' ? null : (
          <CheckboxGroup
            name="reviewParts"
            label={words.parts}
            choices={parts.map((value) => ({ value, label: words.part[value] }))}
            defaultValue={review.parts}
            onChange={({ currentTarget }) => {
              const part = parts.find((one) => one === currentTarget.value)
              if (part) has(part, currentTarget.checked)
            }}
          />
        )}
      </div>
    </Card>
  )
}
