import { priceText, tomanText } from '@arvand/persian/money'
import { UsersRound } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { showToast } from '../../ui/toasts.ts'
import { addToCard, keyOf, takeOut } from '../cart/index.ts'
import type { GiftCourse } from './course-of.ts'
import { countWrong, readCount } from './read-giving.ts'
import { buySeatsWords as words } from './words.ts'

interface SeatsFormProps {
  readonly course: GiftCourse
  /** The form as it was sent before the page hydrated. */
  readonly sent: { readonly typed: string; readonly count: number | null } | undefined
}

/** Number and price of seats; they replace earlier seats of this course in the cart. */
export default function SeatsForm({ course: { id, price }, sent }: SeatsFormProps) {
  const [count, setCount] = useState<number | null>(sent ? sent.count : 10)
  const [wrong, setWrong] = useState<string | undefined>(sent?.count === null ? countWrong : undefined)
  const navigate = useNavigate()
  const put = useCallback(
    (quantity: number) => {
      const item = { kind: 'course', id, quantity, options: { seats: true } }
      takeOut([keyOf(item)])
      addToCard(item)
      showToast({ tone: 'success', text: words.added })
      void navigate('/cart')
    },
    [id, navigate],
  )
  useEffect(() => {
    if (sent?.count) put(sent.count)
  }, [sent, put])
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setWrong(count === null ? countWrong : undefined)
    if (count === null) {
      form.querySelector<HTMLElement>('input')?.focus()
      return
    }
    put(count)
  }
  return (
    <Card>
      <form method="post" noValidate onSubmit={add} className="grid gap-6" aria-label={words.title}>
        <DigitsField
          name="count"
          label={words.count}
          description={words.countHint}
          defaultValue={sent?.typed ?? '10'}
          error={wrong}
          maxLength={4}
          required
          onInput={(event) => setCount(readCount(event.currentTarget.value))}
          className="max-w-xs"
        />
        <dl className="grid gap-2 border-t border-line pt-4 text-16">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{words.each}</dt>
            <dd>{priceText(price)}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 text-18 font-title">
            <dt>{words.sum}</dt>
            <dd aria-live="polite">{count === null ? '—' : tomanText(price * count)}</dd>
          </div>
        </dl>
        <div className="hidden [@media(scripting:enabled)]:block">
          <Button icon={UsersRound}>{words.add}</Button>
        </div>
        <noscript>
          <p className="text-14 text-muted">{words.noScript}</p>
        </noscript>
      </form>
    </Card>
  )
}
