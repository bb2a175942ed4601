import { tomanText } from '@arvand/persian/money'
import { SumRow } from '../cart/index.ts'
import type { Preview } from './wish.ts'
import { checkoutWords as words } from './words.ts'

interface PaidByProps {
  readonly cards: number
  readonly wallet: number
  /** What remains for the bank. */
  readonly rest: number
}

/** What gift cards and wallet pay and what remains; rows of a list of sums. */
export function PaidBy({ cards, wallet, rest }: PaidByProps) {
  if (cards + wallet === 0) return null
  return (
    <>
      {cards > 0 ? (
        <SumRow name={words.fromCards} isLess>
          {tomanText(-cards)}
        </SumRow>
      ) : null}
      {wallet > 0 ? (
        <SumRow name={words.fromWallet} isLess>
          {tomanText(-wallet)}
        </SumRow>
      ) : null}
      <SumRow name={words.atBank} isWhole>
        {tomanText(rest)}
      </SumRow>
    </>
  )
}

/** The label of the paying button; with the exact remainder when a bank is needed. */
export function payLabel(total: number, { rest, wallet }: Pick<Preview, 'rest' | 'wallet'>): string {
  if (rest > 0) return words.pay(tomanText(rest))
  if (total === 0) return words.payNothing
  return wallet.pays > 0 ? words.payFromOwn : words.payByCards
}

/** Title of the bank that the payment goes to. */
export const gatewayOf = (gateways: Preview['gateways'], wished: string | null): string =>
  gateways.find(({ name }) => name === wished)?.title ?? gateways[0]?.title ?? ''
