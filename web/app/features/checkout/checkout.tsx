import { tomanText } from '@arvand/persian/money'
import { useEffect, useState } from 'react'
import { redirect, redirectDocument } from 'react-router'
import { formText, refusedForm } from '../../api/form-answer.ts'
import { kept } from '../../api/kept.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { useKept } from '../../api/use-kept.ts'
import { given } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { signedInOnly } from '../../shell/guards.ts'
import { titled } from '../../shell/site.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Loading, RowsSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { itemsOfAddress } from '../cart/index.ts'
import type { Route } from './+types/checkout'
import { BuyerCard } from './buyer-card.tsx'
import { CodesCard } from './codes-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { payCart } from './pay.ts'
import { ReceiptCard } from './receipt-card.tsx'
import { saidPreview } from './said-preview.ts'
import { usePreview } from './use-checkout.ts'
import { type Paying, usePaying } from './use-paying.ts'
import { WaysCard } from './ways-card.tsx'
import { plainWish, previewAsk, type Wish, wishOf, wishThatWorks } from './wish.ts'
import { checkoutWords as words } from './words.ts'

export const handle = { wake: 'now' } satisfies Handle

export const middleware = [signedInOnly]

/** The cart stands in the browser; what the address names instead (`?item=course:<id>`) is bought without scripts too. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const named = itemsOfAddress(searchParams, 'item')
  const wish = named.length > 0 ? wishOf(searchParams) : plainWish
  const preview =
    named.length > 0
      ? await apiOf(context).panel('checkout/preview', previewAsk(named, wish)).then(saidPreview)
      : null
  const { items: buyers } = await apiOf(context).panel('buyer/list', {})
  return {
    named,
    buyers,
    wish: preview ? wishThatWorks(wish, preview) : wish,
    preview,
    ids: { make: crypto.randomUUID(), pay: crypto.randomUUID() },
    hasGiftCards: given(context).endpoints.some(({ path }) => path === 'giftCard/check'),
  }
}

/** The way of a plain form: the same steps, made here. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const params = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  const paid = await payCart(actionApiOf(context), {
    items: itemsOfAddress(params, 'item'),
    wish: wishOf(form),
    shown: Number(formText(form, 'total')),
    attempt: {
      making: '',
      paying: '',
      factorId: null,
      total: null,
      makeId: formText(form, 'makeId'),
      payId: formText(form, 'payId'),
    },
    keep: () => undefined,
  })
  if (paid.at === 'bank') throw redirectDocument(paid.redirect)
  if (paid.at === 'paid') throw redirect(`/panel/factors/${paid.factorId}?new`)
  // What is made already goes on from its own page, where its exact price stands.
  if (paid.factorId) throw redirect(`/panel/factors/${paid.factorId}${said(paid)}`)
  return paid.at === 'refused' ? refusedForm(url, form, paid.refusal) : null
}

const said = (paid: { readonly at: string; readonly refusal?: { readonly code: string } }) =>
  paid.refusal ? `?refused=${encodeURIComponent(paid.refusal.code)}` : '?dearer'

export const meta = () => [{ title: titled(words.title) }, { name: 'robots', content: 'noindex' }]

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { named, preview: first } = loaderData
  const card = useKept(kept.card)
  const items = named.length > 0 ? named : (card?.items ?? null)
  const [wish, setWish] = useState<Wish>(loaderData.wish)
  const asked = usePreview(items, wish, first)
  const paying = usePaying()
  const { preview, askAgain } = asked
  // What was refused or came out dearer is priced anew, so that the page shows what is so now.
  useEffect(() => {
    if (paying.outcome) askAgain()
  }, [paying.outcome, askAgain])
  return (
    <div className="page grid gap-5 pt-6 pb-4 md:pt-9">
      <header>
        <h1 className="text-26 font-heading md:text-32">{words.title}</h1>
        <p className="text-16 text-muted">{words.lead}</p>
      </header>
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
              hasGiftCards={loaderData.hasGiftCards}
              onWish={setWish}
            />
            <BuyerCard items={items} wish={wish} buyers={loaderData.buyers} onWish={setWish} />
            <WaysCard items={items} wish={wish} preview={preview} onWish={setWish} />
          </div>
          <ReceiptCard
            items={items}
            wish={wish}
            preview={preview}
            ids={loaderData.ids}
            isAsking={asked.isAsking}
            isPaying={paying.isPaying}
            said={saidOf(paying) ?? asked.trouble ?? actionData?.error ?? null}
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
    </div>
  )
}

function saidOf({ outcome }: Paying): string | null {
  if (!outcome) return null
  if (outcome.at === 'dearer') return words.dearer(tomanText(outcome.total))
  return outcome.refusal.status === 0 ? words.noAnswer : outcome.refusal.message
}

const NothingToPay = () => (
  <EmptyState
    title={words.empty}
    level={2}
    action={
      <>
        <ButtonLink to="/courses">{words.courses}</ButtonLink>
        <ButtonLink to="/panel/factors" look="outline">
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
