import type { PricedCart } from '@arvand/contracts/commerce'
import { showCart } from '@arvand/contracts/home/cart'
import { useEffect } from 'react'
import { Form, useNavigate } from 'react-router'
import type { CardItem } from '../../api/client-storage.ts'
import { callerOf } from '../../api/page.ts'
import { titled } from '../../shell/site.ts'
import { Button } from '../../ui/button.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/cart'
import { addToCard } from './card.ts'
import { CartRow } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { cartWithSentences } from './error-sentences.ts'
import { addressOf, askedItems, itemsOfAddress } from './items.ts'
import { cartWords as words } from './words.ts'

/** Drawn by the server before the cart's content is known; its scripts load when the page hydrates. */
const BrowserCart = laterPart(() => import('./browser-cart.tsx'))

/**
 * The cart is stored in the browser. Items that the address names (`/cart?add=course:<id>`, once for each) are priced
 * here, so that they can be seen and bought without JavaScript; with JavaScript they move into the browser's cart.
 */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const named = itemsOfAddress(searchParams)
  if (named.length === 0) return null
  const priced = await callerOf(context)(showCart, { items: askedItems(named) })
  return { named, priced: await cartWithSentences(priced) }
}

export const meta = () => [{ title: titled(words.title) }, { name: 'robots', content: 'noindex' }]

export default function Cart({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!loaderData) return
    for (const item of loaderData.named) addToCard(item)
    void navigate('/cart', { replace: true, preventScrollReset: true })
  }, [loaderData, navigate])
  return (
    // As high as the window, so that the footer stays where it is when the cart's content comes.
    <div className="page grid min-h-[calc(100dvh-7.5rem)] content-start gap-5 pt-6 pb-4 md:pt-9">
      <h1 className="text-26 font-heading md:text-32">{words.title}</h1>
      {loaderData ? <NamedCart {...loaderData} /> : <BrowserCart />}
    </div>
  )
}

interface NamedCartProps {
  readonly named: readonly CardItem[]
  readonly priced: PricedCart
}

/** The items that the address names, drawn by the server and bought by a plain form. */
function NamedCart({ named, priced }: NamedCartProps) {
  const sold = priced.lines.filter(({ whyNot }) => whyNot === null)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]" data-hydrate="now">
      <ul
        aria-label={words.lines}
        className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface"
      >
        {priced.lines.map((line, at) => (
          <CartRow key={line.id} line={line} item={named[at] ?? line} />
        ))}
      </ul>
      <CartSummary priced={priced}>
        {sold.length > 0 ? (
          <Form action="/checkout" className="grid">
            {sold.map((line) => (
              <input key={line.id} type="hidden" name="item" value={addressOf(line)} />
            ))}
            <Button wide>{words.toPay}</Button>
          </Form>
        ) : (
          <ButtonLink to="/courses" wide variant="outline">
            {words.courses}
          </ButtonLink>
        )}
      </CartSummary>
    </div>
  )
}
