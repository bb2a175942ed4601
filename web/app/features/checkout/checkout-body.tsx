import { tomanText } from '@arvand/persian/money'
import { useEffect, useState } from 'react'
import { type CardItem, clientStorage } from '../../api/client-storage.ts'
import { useStored } from '../../api/use-stored.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Loading, RowsSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { BuyerCard } from './buyer-card.tsx'
import { CodesCard } from './codes-card.tsx'
import type { Tried } from './count.ts'
import { LinesCard } from './lines-card.tsx'
import type { OfferedCard } from './offered-cards.tsx'
import { PaymentMethodsCard } from './payment-methods.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { useBoughtBefore } from './use-bought.ts'
import { sentenceOf, usePreview } from './use-checkout.ts'
import { type Paying, usePaying } from './use-paying.ts'
import type { Preview, Wish } from './wish.ts'
import { checkoutWords as words } from './words.ts'

export interface CheckoutProps {
  readonly named: readonly CardItem[]
  /** The page's own address as the server writes it. */
  readonly here: string
  readonly buyers: Parameters<typeof BuyerCard>[0]['buyers']
  readonly wish: Wish
  readonly preview: Preview | null
  readonly ids: { readonly make: string; readonly pay: string }
  readonly hasGiftCards: boolean
  readonly offeredCards: readonly OfferedCard[]
  /** The code that a form without JavaScript sent and that cannot be used. */
  readonly tried: Tried | null
  readonly error: string | null
}

/** The whole checkout below its title, in all its states. */
export default function CheckoutBody(given: CheckoutProps) {
  const { named, preview: first } = given
  const card = useStored(clientStorage.card)
  const items = named.length > 0 ? named : (card?.items ?? null)
  const [wish, setWish] = useState<Wish>(given.wish)
  const asked = usePreview(items, wish, first)
  const paying = usePaying()
  useBoughtBefore()
  const { preview, askAgain } = asked
  // After a refusal or a changed total the cart is priced again, so that the page shows current prices.
  useEffect(() => {
    if (paying.outcome) askAgain()
  }, [paying.outcome, askAgain])
  return (
    <>
      {items?.length === 0 ? (
        <NothingToPay />
      ) : items && preview ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 gap-5">
            <LinesCard cart={preview.cart} />
            <CodesCard
              items={items}
              wish={wish}
              preview={preview}
              here={given.here}
              tried={given.tried}
              hasGiftCards={given.hasGiftCards}
              offeredCards={given.offeredCards}
              onWish={setWish}
            />
            <BuyerCard items={items} wish={wish} here={given.here} buyers={given.buyers} onWish={setWish} />
            <PaymentMethodsCard
              items={items}
              wish={wish}
              here={given.here}
              preview={preview}
              onWish={setWish}
            />
          </div>
          <ReceiptCard
            items={items}
            wish={wish}
            preview={preview}
            here={given.here}
            ids={given.ids}
            isAsking={asked.isAsking}
            isPaying={paying.isPaying}
            said={paying.isPaying ? null : (saidOf(paying) ?? asked.trouble ?? given.error)}
            onPay={() => paying.pay(items, wish, preview.cart.total)}
          />
        </div>
      ) : asked.trouble ? (
        <ErrorState
          title={words.failed}
          level={2}
          action={
            <Button type="button" onClick={asked.askAgain} pending={asked.isAsking}>
              {words.again}
            </Button>
          }
        >
          {asked.trouble}
        </ErrorState>
      ) : (
        <ComingCheckout />
      )}
    </>
  )
}

function saidOf({ outcome }: Paying): string | null {
  if (!outcome) return null
  if (outcome.at === 'totalChanged') return words.totalChanged(tomanText(outcome.total))
  return sentenceOf(outcome.refusal, words.noAnswer)
}

const NothingToPay = () => (
  <EmptyState
    title={words.empty}
    level={2}
    action={
      <>
        <ButtonLink to="/courses">{words.courses}</ButtonLink>
        <ButtonLink to="/panel/factors" variant="outline">
          {words.factors}
        </ButtonLink>
      </>
    }
  >
    {words.emptyText}
  </EmptyState>
)

function ComingCheckout() {
  return (
    <>
      <noscript>
        <p className="text-16">{words.noScript}</p>
      </noscript>
      <Loading label={words.loading}>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] [@media(scripting:none)]:hidden">
          <RowsSkeleton rows={3} />
          <Skeleton className="h-80 w-full rounded-card" />
        </div>
      </Loading>
    </>
  )
}
