import type { Answer } from '@arvand/contracts/endpoint'
import type { listBuyers } from '@arvand/contracts/panel/buyers'
import { localDigits } from '@arvand/persian/digits'
import { Form } from 'react-router'
import type { CardItem } from '../../api/client-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Carried } from './carried.tsx'
import { stay } from './stay.ts'
import type { Wish } from './wish.ts'
import { checkoutWords as words } from './words.ts'

interface BuyerCardProps {
  readonly items: readonly CardItem[]
  readonly wish: Wish
  /** The address that the form without JavaScript posts to. */
  readonly here: string
  readonly buyers: Answer<typeof listBuyers>['items']
  readonly onWish: (wish: Wish) => void
}

/** Chooses in whose name the factor is made: the person's own, or one of their legal persons. */
export function BuyerCard({ items, wish, here, buyers, onWish }: BuyerCardProps) {
  const add = (
    <TextLink alone to="/panel/buyers">
      {words.addBuyer}
    </TextLink>
  )
  if (buyers.length === 0)
    return (
      <Card title={words.buyer} aside={add}>
        <p className="text-16">{words.own}</p>
      </Card>
    )
  return (
    <Card title={words.buyer} aside={add}>
      <Form method="post" action={here} onSubmit={stay} className="grid gap-3">
        <Carried items={items} wish={wish} but="buyer" intent="count" />
        <RadioGroup
          name="buyer"
          label={words.buyer}
          hideLabel
          defaultValue={wish.buyerId ?? ''}
          onChange={(event) => onWish({ ...wish, buyerId: event.currentTarget.value || null })}
          choices={[
            { value: '', label: words.own },
            ...buyers.map(({ id, name, legalId }) => ({
              value: id,
              label: name,
              description: words.legalId(localDigits(legalId)),
            })),
          ]}
        />
        <noscript>
          <Button variant="outline">{words.countAgain}</Button>
        </noscript>
      </Form>
    </Card>
  )
}
