import { tomanText } from '@arvand/persian/money'
import { SumRow } from '../cart/index.ts'
import type { Preview } from './wish.ts'
import { checkoutWords as words } from './words.ts'

interface PaidByProps {
  readonly cards: number
  readonly wallet: number
  /** What is left for a bank. */
  readonly rest: number
}

/** What cards and wallet pay, and the exact rest; rows of a list of sums. */
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

/** What the button does: with the exact rest where a bank is asked. */
export function payLabel(total: number, { rest, wallet }: Pick<Preview, 'rest' | 'wallet'>): string {
  if (rest > 0) return words.pay(tomanText(rest))
  if (total === 0) return words.payNothing
  return wallet.pays > 0 ? words.payFromOwn : words.payByCards
}

/** The name of the bank one is led to. */
export const gatewayOf = (gateways: Preview['gateways'], wished: string | null): string =>
  gateways.find(({ name }) => name === wished)?.title ?? gateways[0]?.title ?? ''
