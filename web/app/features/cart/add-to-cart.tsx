import type { CartItem } from '@arvand/contracts/commerce'
import { ShoppingBasket } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { clientStorage } from '../../api/client-storage.ts'
import { useStored } from '../../api/use-stored.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { showToast } from '../../ui/toasts.ts'
import { addWords as words } from './add-words.ts'
import { addToCard, keyOf } from './card.ts'
import { addressOf } from './items.ts'

export interface AddToCartProps {
  readonly item: Pick<CartItem, 'kind' | 'id'>
  /** Set where another button of the page is the main one. */
  readonly variant?: 'outline'
}

/** Puts one item into the cart. A plain form that leads to the cart; with JavaScript the visitor stays on the page. */
export default function AddToCart({ item, variant }: AddToCartProps) {
  const card = useStored(clientStorage.card)
  const navigate = useNavigate()
  const place = useRef<HTMLFormElement>(null)
  const wasAdded = useRef(false)
  const isIn = card?.items.some((other) => keyOf(other) === keyOf(item)) ?? false
  useEffect(() => {
    if (isIn && wasAdded.current) place.current?.querySelector('a')?.focus()
  }, [isIn])
  const add = (event: FormEvent) => {
    event.preventDefault()
    wasAdded.current = true
    addToCard({ ...item, quantity: 1 })
    showToast({
      tone: 'success',
      text: words.added,
      action: { label: words.viewCart, onAction: () => void navigate('/cart') },
    })
  }
  return (
    <form ref={place} action="/cart" onSubmit={add}>
      {isIn ? (
        <ButtonLink to="/cart" variant="soft" icon={ShoppingBasket} wide>
          {words.inCart}
        </ButtonLink>
      ) : (
        <>
          <input type="hidden" name="add" value={addressOf(item)} />
          <Button icon={ShoppingBasket} wide {...(variant ? { variant } : {})}>
            {words.add}
          </Button>
        </>
      )}
    </form>
  )
}
