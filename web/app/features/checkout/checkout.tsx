import { redirect, redirectDocument } from 'react-router'
import { formText, refusedForm } from '../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../api/page.ts'
import { given } from '../../contexts.ts'
import { signedInOnly } from '../../shell/guards.ts'
import { titled } from '../../shell/site.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { itemsOfAddress } from '../cart/index.ts'
import type { Route } from './+types/checkout'
import { payCart } from './pay.ts'
import { saidPreview } from './said-preview.ts'
import { plainWish, previewAsk, wishOf, wishThatWorks } from './wish.ts'
import { checkoutWords as words } from './words.ts'

/** Drawn by the server with the rest; its scripts come when the page wakes. */
const CheckoutBody = laterPart(() => import('./checkout-body.tsx'))

export const middleware = [signedInOnly]

/** The cart stands in the browser; what the address names instead (`?item=course:<id>`) is bought without scripts too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const named = itemsOfAddress(searchParams, 'item')
  const wish = named.length > 0 ? wishOf(searchParams) : plainWish
  const preview =
    named.length > 0
      ? await apiOf(context).panel('checkout/preview', previewAsk(named, wish)).then(saidPreview)
      : null
  const { items: buyers } = await apiOf(context).panel('buyer/list', {})
  return {
    named,
    here: url.pathname + url.search,
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
  return (
    <div className="page grid gap-5 pt-6 pb-4 md:pt-9">
      <header>
        <h1 className="text-26 font-heading md:text-32">{words.title}</h1>
        <p className="text-16 text-muted">{words.lead}</p>
      </header>
      <CheckoutBody {...loaderData} error={actionData?.error ?? null} />
    </div>
  )
}
