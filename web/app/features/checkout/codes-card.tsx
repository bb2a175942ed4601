import { tomanText } from '@arvand/persian/money'
import { Gift, Tag, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardItem } from '../../api/kept.ts'
import { IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { Carried } from './carried.tsx'
import { CodeForm } from './code-form.tsx'
import { askFor } from './use-checkout.ts'
import type { Preview, Wish } from './wish.ts'
import { checkoutWords as words } from './words.ts'

interface CodesCardProps {
  readonly items: readonly CardItem[]
  readonly wish: Wish
  readonly preview: Preview
  /** Gift cards are sold and spent here. */
  readonly hasGiftCards: boolean
  readonly onWish: (wish: Wish) => void
}

/** Off code and gift cards: each tried at once, told at its own field, taken away again with one press. */
export function CodesCard({ items, wish, preview, hasGiftCards, onWish }: CodesCardProps) {
  const { offCode } = preview
  const works = offCode !== null && offCode.whyNot === null
  const useOffCode = async (code: string) => {
    const { answer, refusal } = await askFor(items, { ...wish, offCode: code })
    if (refusal) return refusal.message
    if (answer.offCode?.whyNot) return answer.offCode.whyNot
    onWish({ ...wish, offCode: code })
    return null
  }
  return (
    <Card title={hasGiftCards ? words.codes : words.codeOnly}>
      <div className="grid gap-5">
        {works && wish.offCode ? (
          <Used icon={Tag} remove={words.removeCode} onRemove={() => onWish({ ...wish, offCode: null })}>
            {offCode.discount > 0
              ? words.offCodeWorks(offCode.code, tomanText(offCode.discount))
              : words.offCodeTakesNothing(offCode.code)}
          </Used>
        ) : (
          <CodeForm
            name="code"
            label={words.offCode}
            error={offCode?.whyNot ? offCode.whyNot : null}
            typed={offCode?.whyNot ? offCode.code : ''}
            onUse={useOffCode}
          >
            <Carried items={items} wish={wish} but="code" />
          </CodeForm>
        )}
        {hasGiftCards ? <GiftCards items={items} wish={wish} preview={preview} onWish={onWish} /> : null}
      </div>
    </Card>
  )
}

function GiftCards({ items, wish, preview, onWish }: Omit<CodesCardProps, 'hasGiftCards'>) {
  const cards = preview.giftCards
  const wrong = cards.findIndex(({ whyNot }) => whyNot)
  const useCard = async (code: string) => {
    const { answer, refusal } = await askFor(items, { ...wish, giftCards: [...wish.giftCards, code] })
    if (refusal) return refusal.message
    const whyNot = answer.giftCards.at(-1)?.whyNot
    if (whyNot) return whyNot
    // The server takes a card that is typed twice for one.
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
            onRemove={() => onWish({ ...wish, giftCards: wish.giftCards.filter((one) => one !== code) })}
          >
            {words.giftCardPays(ends, tomanText(card.pays))}
          </Used>
        )
      })}
      {cards.length < 10 ? (
        <CodeForm
          name="card"
          label={words.giftCard}
          hint={words.giftCardHint}
          error={wrong >= 0 ? (cards[wrong]?.whyNot ?? '') : null}
          onUse={useCard}
        >
          <Carried items={items} wish={wish} />
        </CodeForm>
      ) : null}
    </>
  )
}

interface UsedProps {
  readonly icon: LucideIcon
  readonly remove: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** A code that works: what it does, and the way to take it off again. */
const Used = ({ icon, remove, onRemove, children }: UsedProps) => (
  <p
    role="status"
    className="flex items-center gap-3 rounded-option bg-success-100 py-1.5 ps-4 pe-1.5 text-15 text-success-700"
  >
    <Icon of={icon} />
    <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
    <IconButton icon={X} label={remove} onClick={onRemove} className="text-success-700" />
  </p>
)
