import type { PricedCart } from '@arvand/contracts/commerce'
import { showCart } from '@arvand/contracts/home/cart'
import { useCallback, useEffect, useRef, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import { type CardItem, clientStorage } from '../../api/client-storage.ts'
import { attempt } from '../../api/refusal.ts'
import { useStored } from '../../api/use-stored.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { cartWithSentences } from './error-sentences.ts'
import { askedItems } from './items.ts'

export interface CartShown {
  /** Null until the page has hydrated. */
  readonly items: readonly CardItem[] | null
  /** The prices of `pricedItems`; null until the first answer. */
  readonly priced: PricedCart | null
  readonly pricedItems: readonly CardItem[]
  readonly trouble: 'failed' | 'unread' | null
  readonly isAsking: boolean
  readonly askAgain: () => void
}

/** The cart of this browser with the prices of the server; asked again whenever it changes. */
export function usePricedCart(): CartShown {
  const card = useStored(clientStorage.card)
  const isSigned = useVisitor() !== null
  const [shown, setShown] = useState<Pick<CartShown, 'priced' | 'pricedItems' | 'trouble'>>({
    priced: null,
    pricedItems: [],
    trouble: null,
  })
  const [isAsking, setAsking] = useState(false)
  const [turn, setTurn] = useState(0)
  const newest = useRef(0)
  const items = card?.items ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again for the same items
  useEffect(() => {
    if (!items || items.length === 0) return
    newest.current += 1
    const mine = newest.current
    setAsking(true)
    void price(items).then((answer) => {
      if (mine !== newest.current) return
      setAsking(false)
      setShown((before) => ('trouble' in answer ? { ...before, ...answer } : { ...answer, trouble: null }))
    })
  }, [items, isSigned, turn])
  const askAgain = useCallback(() => setTurn((before) => before + 1), [])
  return { items, ...shown, isAsking, askAgain }
}

async function price(items: readonly CardItem[]) {
  const { answer, refusal } = await attempt(quietCall(showCart, { items: askedItems(items) }))
  if (answer) return { priced: await cartWithSentences(answer), pricedItems: items }
  return { trouble: refusal.status === 422 ? ('unread' as const) : ('failed' as const) }
}
