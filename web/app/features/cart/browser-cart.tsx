import type { PricedCart } from '@arvand/contracts/commerce'
import { addWish } from '@arvand/contracts/panel/wishes'
import { useEffect, useState } from 'react'
import { call } from '../../api/browser.ts'
import { type CardItem, clientStorage } from '../../api/client-storage.ts'
import { notify } from '../../api/error-catalogue.ts'
import { attempt } from '../../api/refusal.ts'
import { sellableOf } from '../../sellables.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Loading, RowsSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toasts.ts'
import { keyOf, removeFromCard, takeOut } from './card.ts'
import { CartRow } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { readSeenPrices, saveSeenPrices } from './seen-prices.ts'
import { usePricedCart } from './use-priced-cart.ts'
import { cartWords as words } from './words.ts'

export default function BrowserCart() {
  const { items, priced, pricedItems, trouble, isAsking, askAgain } = usePricedCart()
  if (items?.length === 0) return <EmptyCart />
  if (trouble === 'unread') return <UnreadCart />
  if (trouble === 'failed' && !priced)
    return (
      <ErrorState
        title={words.failed}
        level={2}
        action={
          <Button type="button" onClick={askAgain} pending={isAsking}>
            {words.again}
          </Button>
        }
      >
        {words.failedText}
      </ErrorState>
    )
  if (!items || !priced) return <ComingCart />
  return (
    <div className="grid gap-5">
      {trouble === 'failed' ? (
        <Alert
          tone="warning"
          title={words.failed}
          urgent
          action={
            <Button type="button" variant="outline" size="compact" onClick={askAgain} pending={isAsking}>
              {words.again}
            </Button>
          }
        >
          {words.failedText}
        </Alert>
      ) : null}
      <FullCart items={items} priced={priced} pricedItems={pricedItems} isAsking={isAsking} />
    </div>
  )
}

interface FullCartProps {
  readonly items: readonly CardItem[]
  readonly priced: PricedCart
  readonly pricedItems: readonly CardItem[]
  readonly isAsking: boolean
}

/** The items that are in the cart now, with the newest known prices. */
function FullCart({ items, priced, pricedItems, isAsking }: FullCartProps) {
  const lineOf = new Map(pricedItems.map((item, at) => [keyOf(item), priced.lines[at]]))
  const rows = items.flatMap((item) => {
    const line = lineOf.get(keyOf(item))
    return line ? [{ item, line: { ...line, quantity: item.quantity } }] : []
  })
  const seen = useSeenPrices(pricedItems, priced)
  const bad = rows.filter(({ line }) => line.whyNot)
  const remove = (item: CardItem, title: string) => {
    const undo = removeFromCard(keyOf(item))
    showToast({ text: words.removed(title), action: { label: words.undo, onAction: undo } })
  }
  const isSigned = useVisitor() !== null
  const wish = async (item: CardItem, title: string) => {
    const { refusal } = await attempt(call(addWish, { courseId: item.id }))
    if (refusal) return notify(refusal)
    const undo = removeFromCard(keyOf(item))
    showToast({ tone: 'success', text: words.moved(title), action: { label: words.undo, onAction: undo } })
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <ul
        aria-label={words.lines}
        aria-busy={isAsking}
        className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface"
      >
        {rows.map(({ item, line }) => (
          <CartRow
            key={keyOf(item)}
            item={item}
            line={line}
            seen={seen[keyOf(item)]}
            onRemove={(title) => remove(item, title)}
            // A gift or seats for others are no wish of one's own.
            onWish={
              isSigned && sellableOf(line.kind).canBeWished && !item.options
                ? (title) => void wish(item, title)
                : undefined
            }
          />
        ))}
      </ul>
      <CartSummary priced={priced}>
        {bad.length > 0 ? (
          <>
            <p className="text-14 text-warning-700">{words.unsellable}</p>
            <Button
              type="button"
              variant="outline"
              wide
              onClick={() => takeOut(bad.map(({ item }) => keyOf(item)))}
            >
              {words.removeUnsellable}
            </Button>
          </>
        ) : (
          <ButtonLink to="/checkout" wide>
            {words.toPay}
          </ButtonLink>
        )}
      </CartSummary>
    </div>
  )
}

/**
 * Each line's price when this browser last showed the cart. Read once, because showing the cart stores the new prices.
 */
function useSeenPrices(items: readonly CardItem[], { lines }: PricedCart): Readonly<Record<string, number>> {
  const [seen] = useState(readSeenPrices)
  useEffect(() => {
    const now = items.flatMap((item, at) => {
      const line = lines[at]
      return line && !line.whyNot ? [[keyOf(item), line.price]] : []
    })
    saveSeenPrices(Object.fromEntries(now))
  }, [items, lines])
  return seen
}

function EmptyCart() {
  const isSigned = useVisitor() !== null
  return (
    <EmptyState
      title={words.empty}
      level={2}
      action={
        <>
          <ButtonLink to="/courses">{words.courses}</ButtonLink>
          {isSigned ? (
            <ButtonLink to="/panel/wishes" variant="outline">
              {words.wishes}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {words.emptyText}
    </EmptyState>
  )
}

const UnreadCart = () => (
  <ErrorState
    title={words.unread}
    level={2}
    action={
      <Button type="button" onClick={() => clientStorage.card.remove()}>
        {words.clear}
      </Button>
    }
  >
    {words.unreadText}
  </ErrorState>
)

function ComingCart() {
  return (
    <>
      {/* Hydrates at once: a visitor who comes here has usually added something, and only the browser knows what. */}
      <span hidden data-hydrate="now" />
      <noscript>
        <p className="text-16">{words.noScript}</p>
      </noscript>
      <Loading label={words.loading}>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] [@media(scripting:none)]:hidden">
          <RowsSkeleton rows={2} />
          <Skeleton className="h-72 w-full rounded-card" />
        </div>
      </Loading>
    </>
  )
}
