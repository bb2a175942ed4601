import type { Answer } from '@arvand/contracts/endpoint'
import type { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { CardFace } from './card-face.tsx'
import { myCardsWords as words } from './my-cards-words.ts'
import { stateWords } from './words.ts'

type Card = Answer<typeof listGiftCards>['items'][number]

/** One card in my list: its design, balance and state. */
export function ListedCard({ card }: { card: Card }) {
  const { id, design, amount, balance, lastFour, state, sending } = card
  return (
    <li className="relative grid content-start gap-3 rounded-card has-[a:hover]:[&_.font-title]:underline">
      <CardFace
        design={design}
        amount={amount}
        name={card.isBought ? sending.name : null}
        code={`…${lastFour}`}
        faded={state !== 'active'}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link
          to={`/panel/gift-cards/${id}`}
          className="rounded-small text-16 font-title after:absolute after:inset-0 after:rounded-card"
        >
          <span className="sr-only">{words.openCard(lastFour)}، </span>
          {balance === amount ? tomanText(balance) : words.of(tomanNumber(balance), tomanText(amount))}
        </Link>
        {state === 'active' ? null : <Badge>{stateWords[state]}</Badge>}
        <p className="basis-full text-14 text-muted">{noteOf(card)}</p>
      </div>
    </li>
  )
}

/** Whom a card came from, or whom it goes to. */
export function noteOf({ isBought, giver, sending }: Card): string {
  if (!isBought) return giver ? words.from(giver) : ''
  if (!sending.mobile) return words.byHand
  const whom = words.to(sending.name ?? formatMobile(sending.mobile))
  if (sending.sentAt) return `${whom}، ${words.sentAt(formatDateTime(sending.sentAt))}`
  return sending.sendAt ? `${whom}، ${words.willSend(formatDateTime(sending.sendAt))}` : whom
}
