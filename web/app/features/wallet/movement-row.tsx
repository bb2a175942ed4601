import { type MovementKind, transactionTitles } from '@arvand/contracts/wallet'
import { formatDateTime } from '@arvand/persian/format-date'
import { tomanNumber, tomanText } from '@arvand/persian/money'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gift,
  GraduationCap,
  Hourglass,
  PenLine,
  RotateCcw,
  ShoppingBag,
  Sparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { explained, walletWords as words } from './words.ts'

const icons: Readonly<Record<MovementKind, LucideIcon>> = {
  topUp: ArrowDownToLine,
  purchase: ShoppingBag,
  refund: RotateCcw,
  earning: GraduationCap,
  earningReversed: RotateCcw,
  recovered: RotateCcw,
  sale: GraduationCap,
  withdrawal: ArrowUpFromLine,
  withdrawalReturned: RotateCcw,
  withdrawalPaid: ArrowUpFromLine,
  giftCardBought: Gift,
  giftCardRedeemed: Gift,
  giftCardAdjusted: Gift,
  expired: Hourglass,
  credit: Gift,
  correction: PenLine,
  plus: Sparkles,
}

export interface Movement {
  readonly id: string
  readonly at: string
  readonly kind: MovementKind
  readonly amount: number
  readonly balanceAfter: number
  readonly about: { readonly title: string | null }
}

interface MovementRowProps {
  readonly movement: Movement
  /** What each kind means; by default in words for the wallet's owner. */
  readonly meanings?: Readonly<Record<MovementKind, string>>
  readonly children?: ReactNode
}

/** One movement: kind, time, amount, and the balance after it. */
export function MovementRow({ movement, meanings = explained, children }: MovementRowProps) {
  const { at, kind, amount, balanceAfter, about } = movement
  const isIn = amount > 0
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 px-4.5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-4 md:px-6">
      <span
        className={`grid size-11 place-items-center rounded-tile ${isIn ? 'bg-success-100 text-success-700' : 'bg-sunken text-muted'}`}
      >
        <Icon of={icons[kind]} />
      </span>
      <div className="min-w-0">
        <p className="text-16 font-label leading-relaxed">{transactionTitles[kind]}</p>
        <p className="text-14 text-muted wrap-anywhere">{about.title ?? meanings[kind]}</p>
        <p className="text-14 text-muted">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 max-sm:col-start-2 max-sm:pt-1 sm:block sm:text-end">
        <span className={`block text-17 font-title ${isIn ? 'text-success-700' : ''}`}>
          {signedToman(amount)}
          <span className="ps-1 text-14 font-normal text-muted">{words.toman}</span>
        </span>
        <span className="block text-14 text-muted">{words.after(tomanText(balanceAfter))}</span>
      </p>
      {children ? <div className="col-start-2 pt-1 sm:col-end-4">{children}</div> : null}
    </li>
  )
}

/** An amount with its sign on the left, as numbers are written: «+۱۲٬۰۰۰». */
const signedToman = (rials: number): string =>
  rials > 0 ? `\u200e+${tomanNumber(rials)}` : tomanNumber(rials)
