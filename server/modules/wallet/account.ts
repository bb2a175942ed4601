/** An account as callers name it; its row is inserted when it is first posted to, held or locked. */
export type AccountName =
  | { readonly kind: 'person' | 'gift-card' | 'receivable'; readonly ownerId: string }
  | { readonly kind: 'system'; readonly name: SystemName }

export type SystemName =
  | 'sales'
  | 'tax'
  | 'gifts'
  | 'expired'
  | 'payouts'
  | 'fees'
  /** Its balance is negative by the amount that the bank holds for us. */
  | `bank:${string}`

/** What an account holds, in rials. `available` is what may be spent now. */
export interface Figures {
  readonly balance: number
  readonly held: number
  readonly available: number
}

export const keyOf = (account: AccountName): string =>
  account.kind === 'system' ? `system ${account.name}` : `${account.kind} ${account.ownerId}`

export const figuresOf = (row: { balance: number | null; held: number | null } | undefined): Figures => {
  const balance = row?.balance ?? 0
  const held = row?.held ?? 0
  return { balance, held, available: balance - held }
}
