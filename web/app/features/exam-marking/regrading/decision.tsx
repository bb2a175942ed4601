import { ruling as rulings } from '@arvand/contracts/regrading'
import { formatNumber } from '@arvand/persian/numbers'
import { Form } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckboxGroup } from '../../../ui/checkbox.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { regradingWords as words } from '../words/regrading-words.ts'
import type { ShownRegrade } from './shown-regrade.ts'

/** How the question shall count; it is only looked at here, and stored by another button. */
export function Decision({ shown }: { shown: ShownRegrade }) {
  const { given, mayAccept, ruling, query } = shown
  const choices = rulings.options.filter((one) => one !== 'accept' || mayAccept)
  return (
    <Card title={words.decide}>
      <Form method="get" className="grid gap-5">
        <RadioGroup
          name="ruling"
          label={words.decision}
          choices={choices.map((value) => ({
            value,
            label: words.ruling[value],
            description: words.rulingText[value],
          }))}
          defaultValue={query.chosen.ruling ?? ruling}
        />
        {mayAccept && given.length > 0 ? (
          <CheckboxGroup
            name="accepted"
            label={words.given}
            description={words.givenHint}
            choices={given.map((one) => ({ value: one.key, label: <Given given={one} /> }))}
            defaultValue={given.filter(({ isAccepted }) => isAccepted).map(({ key }) => key)}
          />
        ) : null}
        <Button type="submit" variant="outline">
          {words.preview}
        </Button>
      </Form>
    </Card>
  )
}

const Given = ({ given: { key, text, count, isRight } }: { given: ShownRegrade['given'][number] }) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <bdi className="min-w-0 wrap-anywhere">{text || words.truth[key === 'true' ? 'true' : 'false']}</bdi>
    {isRight ? <Badge tone="success">{words.isKey}</Badge> : null}
    <span className="text-14 text-muted">{words.times(formatNumber(count))}</span>
  </span>
)
