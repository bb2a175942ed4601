import { tomanText } from '@arvand/persian/money'
import { Form } from 'react-router'
import type { CardItem } from '../../api/client-storage.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Carried } from './carried.tsx'
import { stay } from './stay.ts'
import type { Preview, Wish } from './wish.ts'
import { checkoutWords as words } from './words.ts'

interface WaysCardProps {
  readonly items: readonly CardItem[]
  readonly wish: Wish
  /** The address that the form without JavaScript posts to. */
  readonly here: string
  readonly preview: Preview
  readonly onWish: (wish: Wish) => void
}

/** Chooses whether the wallet pays and, where there are several, which bank. */
export function PaymentMethodsCard({ items, wish, here, preview, onWish }: WaysCardProps) {
  const { wallet, gateways } = preview
  const has = wallet.available > 0
  return (
    <Card title={words.how}>
      <Form method="post" action={here} onSubmit={stay} className="grid gap-3">
        <Carried items={items} wish={wish} but="ways" intent="count" />
        <PaymentMethodFields wish={wish} available={wallet.available} gateways={gateways} onWish={onWish} />
        {has || gateways.length > 1 ? (
          <noscript>
            <Button variant="outline">{words.countAgain}</Button>
          </noscript>
        ) : null}
      </Form>
    </Card>
  )
}

interface WaysFieldsProps {
  readonly wish: Wish
  /** What can be spent from the wallet, in rials. */
  readonly available: number
  readonly gateways: Preview['gateways']
  readonly onWish: (wish: Wish) => void
}

/** The fields that choose the wallet and the bank, for use in a form. */
export function PaymentMethodFields({ wish, available, gateways, onWish }: WaysFieldsProps) {
  const has = available > 0
  return (
    <>
      <Switch
        name="wallet"
        defaultChecked={wish.useWallet && has}
        description={has ? words.walletHas(tomanText(floorToToman(available))) : undefined}
        lockedReason={has ? undefined : words.walletEmpty}
        onChange={(event) => onWish({ ...wish, useWallet: event.currentTarget.checked })}
      >
        {words.wallet}
      </Switch>
      {gateways.length > 1 ? (
        <RadioGroup
          name="gateway"
          label={words.gateway}
          choices={gateways.map(({ name, title }) => ({ value: name, label: title }))}
          defaultValue={wish.gateway ?? gateways[0]?.name ?? ''}
          onChange={(event) => onWish({ ...wish, gateway: event.currentTarget.value })}
        />
      ) : null}
    </>
  )
}

const floorToToman = (rials: number): number => rials - (rials % 10)
