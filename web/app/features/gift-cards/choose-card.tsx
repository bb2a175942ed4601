import type { GiftCardDesign } from '@arvand/contracts/gift-cards'
import { formatNumber } from '@arvand/persian/numbers'
import { Gift } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { MoneyField } from '../../ui/digits-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toasts.ts'
import { addToCard } from '../cart/index.ts'
import { CardFace } from './card-face.tsx'
import { amounts, type ChosenCard, readChoice } from './choice.ts'
import { ChooseDesign } from './choose-design.tsx'
import { giftCardsWords as words } from './gift-cards-words.ts'
import { SendFields } from './send-fields.tsx'

/** Chooses amount, design, recipient and time of a gift card, with the card drawn beside; puts it into the cart. */
export default function ChooseCard() {
  const [seen, setSeen] = useState<ChosenCard>({ design: 'firoozeh', amount: amounts[1], name: '' })
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const navigate = useNavigate()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { item, fields } = readChoice(new FormData(form), new Date())
    setWrong(fields)
    if (!item) {
      // After React has drawn the errors.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    addToCard({ ...item, id: crypto.randomUUID() })
    showToast({ tone: 'success', text: words.added })
    void navigate('/cart')
  }
  const place = useRef<HTMLFormElement>(null)
  const look = useCallback(() => {
    if (!place.current) return
    const { amount, design, name } = readChoice(new FormData(place.current), new Date()).seen
    setSeen((before) => ({ amount: amount || before.amount, design, name }))
  }, [])
  // Choices made before hydration are shown on the card too.
  useEffect(look, [look])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-10">
      <div className="lg:order-last lg:sticky lg:top-24">
        <CardFace {...seen} className="mx-auto w-full max-w-[26rem]" />
      </div>
      <form ref={place} noValidate onSubmit={add} onChange={look} className="grid gap-7">
        <Amounts chosen={seen.amount} error={wrong.amount} />
        <ChooseDesign chosen={seen.design as GiftCardDesign} />
        <SendFields wrong={wrong} />
        <TextArea
          name="message"
          label={words.message}
          description={words.messageHint}
          maxLength={500}
          rows={3}
        />
        <div className="hidden [@media(scripting:enabled)]:block">
          <Button icon={Gift}>{words.add}</Button>
        </div>
        <noscript>
          <p className="text-14 text-muted">{words.noScript}</p>
        </noscript>
      </form>
    </div>
  )
}

/** Some usual amounts, and a field for another one. */
function Amounts({ chosen, error }: { chosen: number; error: string | undefined }) {
  const titleId = useId()
  return (
    <fieldset aria-labelledby={titleId} className="group/sum grid gap-3">
      <legend id={titleId} className="pb-2 text-18 font-title">
        {words.amount}
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5">
        {[...amounts, 0].map((amount) => (
          <label
            key={amount}
            className="grid min-h-14 cursor-pointer place-items-center rounded-option border border-edge bg-surface px-3 text-16 font-label has-checked:border-primary-600 has-checked:bg-primary-100 has-checked:text-primary-700 has-checked:ring-1 has-checked:ring-primary-600 has-focus-visible:outline-2 has-focus-visible:outline-primary-600"
          >
            <input
              type="radio"
              name="sum"
              value={amount}
              defaultChecked={amount === chosen}
              className="sr-only"
            />
            {amount === 0 ? words.otherAmount : formatNumber(amount / 10)}
          </label>
        ))}
      </div>
      <div className="hidden max-w-sm group-has-[[value='0']:checked]/sum:block">
        <MoneyField
          name="amount"
          label={words.otherAmount}
          description={words.otherAmountHint}
          error={error}
          maxLength={16}
          required
        />
      </div>
    </fieldset>
  )
}
