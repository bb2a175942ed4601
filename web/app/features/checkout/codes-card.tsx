import { tomanText } from '@arvand/persian/money'
import { Gift, Tag, X } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import type { CardItem } from '../../api/client-storage.ts'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { Carried } from './carried.tsx'
import { CodeForm } from './code-form.tsx'
import type { Tried } from './count.ts'
import { type OfferedCard, OfferedCardRow, unused } from './offered-cards.tsx'
import { askFor, sentenceOf } from './use-checkout.ts'
import type { Preview, Wish } from './wish.ts'
import { checkoutWords as words } from './words.ts'

interface CodesCardProps {
  readonly items: readonly CardItem[]
  readonly wish: Wish
  readonly preview: Preview
  /** The address that forms without JavaScript post to, and the refused code that one of them sent. */
  readonly here: string
  readonly tried: Tried | null
  /** Whether this installation sells and accepts gift cards. */
  readonly hasGiftCards: boolean
  /** The buyer's own cards that can be spent. */
  readonly offeredCards: readonly OfferedCard[]
  readonly onWish: (wish: Wish) => void
}

/** Off code and gift cards: each is tried when submitted, its error is shown at its field, one press removes it. */
export function CodesCard(props: CodesCardProps) {
  const { items, wish, preview, here, hasGiftCards, onWish } = props
  const { offCode } = preview
  const tried = triedIn(props.tried, 'code')
  const works = offCode !== null && offCode.whyNot === null
  const useOffCode = async (code: string) => {
    const { answer, refusal } = await askFor(items, { ...wish, offCode: code })
    if (refusal) return sentenceOf(refusal, words.unsaid)
    if (answer.offCode?.whyNot) return answer.offCode.whyNot
    onWish({ ...wish, offCode: code })
    return null
  }
  return (
    <Card title={hasGiftCards ? words.codes : words.codeOnly}>
      <div className="grid gap-5">
        {works && wish.offCode ? (
          <Used
            icon={Tag}
            remove={words.removeCode}
            without={{ ...wish, offCode: null }}
            items={items}
            here={here}
            onWish={onWish}
          >
            {offCode.discount > 0
              ? words.offCodeWorks(offCode.code, tomanText(offCode.discount))
              : words.offCodeTakesNothing(offCode.code)}
          </Used>
        ) : (
          <CodeForm
            name="code"
            label={words.offCode}
            here={here}
            error={offCode?.whyNot ?? tried?.error ?? null}
            typed={tried?.text ?? (offCode?.whyNot ? offCode.code : '')}
            onUse={useOffCode}
          >
            <Carried items={items} wish={wish} but="code" intent="code" />
          </CodeForm>
        )}
        {hasGiftCards ? <GiftCards {...props} /> : null}
      </div>
    </Card>
  )
}

function GiftCards(props: CodesCardProps) {
  const { items, wish, preview, here, offeredCards, onWish } = props
  const tried = triedIn(props.tried, 'card')
  const cards = preview.giftCards
  const useCard = async (code: string) => {
    const { answer, refusal } = await askFor(items, { ...wish, giftCards: [...wish.giftCards, code] })
    if (refusal) return sentenceOf(refusal, words.unsaid)
    const whyNot = answer.giftCards.at(-1)?.whyNot
    if (whyNot) return whyNot
    // The server merges a card that is typed twice.
    if (answer.giftCards.length === wish.giftCards.length) return words.cardTwice
    onWish({ ...wish, giftCards: [...wish.giftCards, code] })
    return null
  }
  return (
    <>
      {wish.giftCards.map((code, at) => {
        const card = cards[at]
        if (!card || card.whyNot) return null
        const ends = card.lastFour ?? ''
        return (
          <Used
            key={code}
            icon={Gift}
            remove={words.removeCard(ends)}
            without={{ ...wish, giftCards: wish.giftCards.filter((one) => one !== code) }}
            items={items}
            here={here}
            onWish={onWish}
          >
            {words.giftCardPays(ends, tomanText(card.pays))}
          </Used>
        )
      })}
      {cards.length < 10
        ? unused(offeredCards, wish.giftCards).map((card) => (
            <OfferedCardRow key={card.code} card={card} here={here} onUse={useCard}>
              <Carried items={items} wish={wish} intent="card" />
            </OfferedCardRow>
          ))
        : null}
      {cards.length < 10 ? (
        <CodeForm
          name="card"
          label={words.giftCard}
          hint={words.giftCardHint}
          here={here}
          error={cards.find(({ whyNot }) => whyNot)?.whyNot ?? tried?.error ?? null}
          typed={tried?.text}
          onUse={useCard}
        >
          <Carried items={items} wish={wish} intent="card" />
        </CodeForm>
      ) : null}
    </>
  )
}

/** The refused code of this field, sent without JavaScript. */
const triedIn = (tried: Tried | null, name: Tried['name']): Tried | null =>
  tried?.name === name ? tried : null

interface UsedProps extends Pick<CodesCardProps, 'items' | 'here' | 'onWish'> {
  readonly icon: LucideIcon
  readonly remove: string
  /** The wish without this code. */
  readonly without: Wish
  readonly children: ReactNode
}

/** An accepted code: what it does, and a button that removes it. */
function Used({ icon, remove, without, items, here, onWish, children }: UsedProps) {
  const takeOff = (event: FormEvent) => {
    event.preventDefault()
    onWish(without)
  }
  return (
    <Form
      method="post"
      action={here}
      onSubmit={takeOff}
      className="flex items-center gap-3 rounded-option bg-success-100 py-1.5 ps-4 pe-1.5 text-15 text-success-700"
    >
      <Carried items={items} wish={without} intent="count" />
      <Icon of={icon} />
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {children}
      </p>
      <IconButton type="submit" icon={X} label={remove} className="text-success-700" />
    </Form>
  )
}
