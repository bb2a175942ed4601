import { listBuyers } from '@arvand/contracts/panel/buyers'
import { previewCheckout } from '@arvand/contracts/panel/checkout'
import { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { data, redirect, redirectDocument } from 'react-router'
import type { Caller } from '../../api/client.ts'
import type { CardItem } from '../../api/client-storage.ts'
import { formText } from '../../api/form-answer.ts'
import { emptyPage } from '../../api/load-list.ts'
import { actionCallerOf, callerOf } from '../../api/page.ts'
import type { Refusal } from '../../api/refusal.ts'
import { signInFirst } from '../../api/sign-in-address.ts'
import { serverContext } from '../../contexts.ts'
import { signedInOnly } from '../../shell/guards.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { itemsOfAddress } from '../cart/index.ts'
import type { Route } from './+types/checkout'
import { count } from './count.ts'
import { spendable } from './offered-cards.tsx'
import { payCart } from './pay.ts'
import { previewWithSentences } from './preview-sentences.ts'
import { plainWish, previewAsk, wishOf } from './wish.ts'
import { checkoutWords as words } from './words.ts'

/** Drawn by the server with the page; its scripts load when the page hydrates. */
const CheckoutBody = laterPart(() => import('./checkout-body.tsx'))

export const middleware = [signedInOnly]

/**
 * The cart is stored in the browser; items that the address names instead (`?item=course:<id>`) can be bought without
 * JavaScript too. Codes are never read from an address: they are worth money.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const named = itemsOfAddress(searchParams, 'item')
  const preview =
    named.length > 0
      ? await callerOf(context)(previewCheckout, previewAsk(named, plainWish)).then(previewWithSentences)
      : null
  const hasGiftCards = serverContext(context).endpoints.some(({ path }) => path === 'giftCard/check')
  const [{ items: buyers }, cards] = await Promise.all([
    callerOf(context)(listBuyers, {}),
    hasGiftCards ? callerOf(context)(listGiftCards, { which: 'kept' }) : emptyPage,
  ])
  return {
    named,
    here: url.pathname + url.search,
    buyers,
    wish: plainWish,
    preview,
    ids: { make: crypto.randomUUID(), pay: crypto.randomUUID() },
    hasGiftCards,
    offeredCards: spendable(cards.items),
  }
}

/** Handles forms sent without JavaScript by the same steps as the browser. What was typed is shown again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const call = actionCallerOf(context)
  const items = itemsOfAddress(new URLSearchParams(textsOf(form)), 'item')
  // Only the intent `pay` pays; any other form just prices the cart again.
  const refused = formText(form, 'intent') === 'pay' ? await payNow(call, items, form) : null
  const { counted, refusal, tried } = await count(call, items, form)
  const wrong = refused ?? refusal
  if (wrong?.status === 401) throw signInFirst(url)
  const error = refused?.message ?? (tried ? null : (refusal?.message ?? null))
  return data({ counted, tried, error }, { status: wrong?.status || 200 })
}

const textsOf = (form: FormData) => [...form].map(([name, value]) => [name, String(value)])

/** Pays, then redirects; returns the refusal when no factor was made. */
async function payNow(call: Caller, items: readonly CardItem[], form: FormData): Promise<Refusal | null> {
  const paid = await payCart(call, {
    items,
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
  // A factor that exists already is paid from its own page, which shows its exact total.
  if (paid.factorId) throw redirect(`/panel/factors/${paid.factorId}${said(paid)}`)
  return paid.at === 'refused' ? paid.refusal : null
}

const said = (paid: { readonly at: string; readonly refusal?: { readonly code: string } }) =>
  paid.refusal ? `?refused=${encodeURIComponent(paid.refusal.code)}` : '?totalChanged'

export const meta = () => [{ title: titled(words.title) }, { name: 'robots', content: 'noindex' }]

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  // As high as the window: the cart may be this browser's own, and what replaces its skeleton would move the footer.
  return (
    <div className="page grid min-h-dvh content-start gap-5 pt-6 pb-4 md:pt-9">
      <header>
        <h1 className="text-26 font-heading md:text-32">{words.title}</h1>
        <p className="text-16 text-muted">{words.lead}</p>
      </header>
      <CheckoutBody
        {...loaderData}
        {...actionData?.counted}
        tried={actionData?.tried ?? null}
        error={actionData?.error ?? null}
      />
    </div>
  )
}
