import type { Answer } from '@arvand/contracts/endpoint'
import type { listGiftCards } from '@arvand/contracts/panel/gift-cards'
import { tomanText } from '@arvand/persian/money'
import { Gift } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkoutWords as words } from './words.ts'

/** A gift card of the buyer that can be spent. */
export interface OfferedCard {
  readonly code: string
  readonly lastFour: string
  readonly balance: number
}

/** The cards of a page of `giftCard/mine` that can be spent. */
export const spendable = (cards: Answer<typeof listGiftCards>['items']): OfferedCard[] =>
  cards.flatMap(({ code, lastFour, balance, state }) =>
    code && state === 'active' && balance > 0 ? [{ code, lastFour, balance }] : [],
  )

/** Those of the cards whose code is not used yet, however the used ones were typed. */
export function unused(cards: readonly OfferedCard[], used: readonly string[]): OfferedCard[] {
  const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const taken = new Set(used.map(plain))
  return cards.filter(({ code }) => !taken.has(plain(code)))
}

interface OfferedCardRowProps {
  readonly card: OfferedCard
  /** The address that the form without JavaScript posts to. */
  readonly here: string
  /** Tries the code; gives a sentence when it cannot be used. */
  readonly onUse: (code: string) => Promise<string | null>
  readonly children: ReactNode
}

/** A card that one press spends. */
export function OfferedCardRow({
  card: { code, lastFour, balance },
  here,
  onUse,
  children,
}: OfferedCardRowProps) {
  const [said, setSaid] = useState<string | null>(null)
  const [isTrying, setTrying] = useState(false)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTrying(true)
    void onUse(code).then((sentence) => {
      setTrying(false)
      setSaid(sentence)
    })
  }
  return (
    <Form
      method="post"
      action={here}
      onSubmit={submit}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-option border border-line py-1.5 ps-4 pe-1.5 text-15"
    >
      {children}
      <input type="hidden" name="card" value={code} />
      <Icon of={Gift} />
      <p id={id} className="min-w-0 flex-1 wrap-anywhere">
        {words.offeredCard(tomanText(balance), lastFour)}
      </p>
      <Button variant="soft" size="compact" pending={isTrying} aria-describedby={id}>
        {words.useCard}
      </Button>
      {said ? (
        <p role="alert" className="basis-full text-14 text-danger">
          {said}
        </p>
      ) : null}
    </Form>
  )
}
