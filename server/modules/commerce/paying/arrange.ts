import { sourceKind } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { floorToUnit } from '@arvand/contracts/tax'
import type { SpentKind } from '../tables.ts'

/** What a payer can spend, in the order in which it is spent. */
export interface Purse {
  readonly cards: readonly { readonly cardId: string; readonly available: number }[]
  /** What may be spent of the wallet; 0 when the payer does not want to use it. */
  readonly wallet: number
}

export interface SpentPart {
  readonly kind: SpentKind
  readonly cardId: string | null
  readonly amount: number
}

export interface Arrangement {
  readonly parts: readonly SpentPart[]
  /** What a bank is asked for: 0, or at least the bank's minimum. */
  readonly rest: number
}

/**
 * Who pays what of a total: gift cards, then the wallet, then a bank. A rest below the bank's minimum is raised to it:
 * less is spent of the wallet, then of the cards, the last one first.
 */
export function arrange(
  total: number,
  purse: Purse,
  bank: { readonly least: number } | null,
): Arrangement | ErrorCode {
  const { parts, rest } = burn(total, purse)
  if (rest === 0) return { parts, rest }
  if (!bank) return 'commerce.no-gateway'
  if (total < bank.least) return purse.wallet > 0 ? 'wallet.too-little' : 'commerce.below-gateway-least'
  const lifted = Math.max(rest, bank.least)
  return { parts: burnLess(parts, lifted - rest), rest: lifted }
}

function burn(total: number, { cards, wallet }: Purse) {
  const wishes = [
    ...cards.map(({ cardId, available }) => ({ kind: sourceKind.enum.giftCard, cardId, available })),
    { kind: sourceKind.enum.wallet, cardId: null, available: wallet },
  ]
  const parts: SpentPart[] = []
  let rest = total
  for (const { kind, cardId, available } of wishes) {
    const amount = Math.min(rest, floorToUnit(Math.max(0, available)))
    if (amount > 0) parts.push({ kind, cardId, amount })
    rest -= amount
  }
  return { parts, rest }
}

/** Reduces the last part first: the wallet's, when it pays anything. */
function burnLess(parts: readonly SpentPart[], spared: number): SpentPart[] {
  let left = spared
  const kept = parts.toReversed().map((part) => {
    const less = Math.min(left, part.amount)
    left -= less
    return { ...part, amount: part.amount - less }
  })
  return kept.toReversed().filter(({ amount }) => amount > 0)
}

type Arranged = Arrangement & { readonly whyNot: ErrorCode | null }

/**
 * Who would pay what. When it cannot be paid, `whyNot` says why and `rest` is all that is missing, even when that is
 * below the bank's minimum.
 */
export function arrangeFor(total: number, purse: Purse, bank: Parameters<typeof arrange>[2]): Arranged {
  const arranged = arrange(total, purse, bank)
  if (typeof arranged !== 'string') return { ...arranged, whyNot: null }
  const all = arrange(total, purse, { least: 0 })
  return typeof all === 'string' ? { parts: [], rest: total, whyNot: arranged } : { ...all, whyNot: arranged }
}
