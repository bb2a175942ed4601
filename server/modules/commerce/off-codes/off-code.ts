import type { ItemKind } from '@arvand/contracts/commerce'
import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import { percentOf } from '@arvand/contracts/tax'
import { split } from '../split.ts'
import type { OffCode } from '../tables.ts'

/** The terms of a code, and how often it was used. */
export type OffCodeTerms = Omit<
  OffCode,
  'id' | 'code' | 'person_id' | 'campaign_id' | 'batch_id' | 'note' | 'created_by' | 'created_at'
>

/** What an off code needs to know of a line that can be bought: its price after plus and before the code. */
export interface DiscountedLine {
  readonly kind: ItemKind
  readonly isMoney?: true | undefined
  readonly itemId: string
  readonly amount: number
}

/** What decides whether a person may use a code for a cart. */
export interface CodeUse {
  /** How many of this person's factors, paid and unpaid, use the code. */
  readonly usesOfPerson: number
  readonly hasBought: boolean
  /** What its campaign may still give away; null: it has no limit. */
  readonly budgetLeft: number | null
  readonly lines: readonly DiscountedLine[]
}

/** Why a code takes nothing off this cart now. */
export function whyNotUse(code: OffCodeTerms, codeUse: CodeUse, now: Date): ErrorCode | null {
  if (code.stopped_at) return 'commerce.off-code-over'
  if (code.starts_at && now < code.starts_at) return 'commerce.off-code-not-yet'
  if (code.ends_at && now >= code.ends_at) return 'commerce.off-code-over'
  if (code.total_limit !== null && code.uses >= code.total_limit) return 'commerce.off-code-used-up'
  if (code.person_limit !== null && codeUse.usesOfPerson >= code.person_limit)
    return 'commerce.off-code-used-by-you'
  if (code.first_purchase && codeUse.hasBought) return 'commerce.off-code-first-purchase'
  return whyNotFit(code, codeUse)
}

function whyNotFit(code: OffCodeTerms, { lines, budgetLeft }: CodeUse): ErrorCode | null {
  const fitting = lines.filter((line) => fits(code, line))
  const amount = sumOf(fitting)
  if (amount === 0) return 'commerce.off-code-fits-nothing'
  if (amount < code.least_total) return 'commerce.off-code-too-little'
  const taken = discountsOf(code, lines).reduce((sum, part) => sum + part, 0)
  return budgetLeft !== null && taken > budgetLeft ? 'commerce.off-code-budget-spent' : null
}

/** What a code takes off each line, in whole toman; never more than the line. */
export function discountsOf(code: OffCodeTerms, lines: readonly DiscountedLine[]): number[] {
  const weights = lines.map((line) => (fits(code, line) ? line.amount : 0))
  const amount = weights.reduce((sum, weight) => sum + weight, 0)
  const wished = code.kind === 'percent' ? percentOf(amount, code.value) : code.value
  return split(Math.min(wished, amount, code.most_discount ?? amount), weights)
}

/** An item that is money itself is reduced only by a code that names its kind. */
function fits({ kinds, item_ids }: OffCodeTerms, { kind, isMoney, itemId }: DiscountedLine): boolean {
  if (kinds.length === 0 ? isMoney : !kinds.includes(kind)) return false
  return item_ids.length === 0 || item_ids.includes(itemId)
}

const sumOf = (lines: readonly DiscountedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
